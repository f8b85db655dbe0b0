import { call } from "../../../api/call.ts";
import { signInGroupsText } from "../../../strings/signInGroups.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Provider } from "./provider.ts";

/** Says where the provider names the groups of a person. What was saved stays in the field. */
export function ClaimForm({ provider }: { readonly provider: Provider }) {
  const { id, name, groups_claim } = provider;
  const { isBusy, run } = useAct();
  const save = (data: FormData) => {
    const change = { provider_id: id, claim: fieldOf(data, "claim") };
    return run(() => call("admin.signIn.groups.setClaim", change), signInGroupsText.claimSaved(name));
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
    >
      <Field label={signInGroupsText.claim} hint={signInGroupsText.claimHint} isOptional>
        <Input
          name="claim"
          autoComplete="off"
          defaultValue={groups_claim}
          placeholder={signInGroupsText.claimExample}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {signInGroupsText.saveClaim}
      </Button>
    </form>
  );
}
