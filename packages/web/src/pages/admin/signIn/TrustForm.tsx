import { useState } from "react";
import { call } from "../../../api/call.ts";
import { signInText } from "../../../strings/signIn.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { domainsIn, type Provider } from "./provider.ts";

/** Says for which domains the word of a provider is taken. */
export function TrustForm({ providers }: { readonly providers: readonly Provider[] }) {
  const [wanted, setWanted] = useState("");
  const { isBusy, run } = useAct();
  const chosen = providers.find(({ id }) => id === wanted) ?? providers[0];
  if (!chosen) return null;
  const save = (data: FormData) => {
    const change = { provider_id: chosen.id, domains: domainsIn(fieldOf(data, "trusted")) };
    return run(() => call("admin.signIn.providers.update", change), signInText.trusted(chosen.name));
  };
  return (
    <KeptForm onSubmit={save} className={styles["inline"]}>
      <Field label={signInText.provider}>
        <Select value={chosen.id} options={providers.map(({ id, name }) => [id, name] as const)} onChoose={setWanted} />
      </Field>
      <Field label={signInText.domains} isOptional>
        <Input key={chosen.id} name="trusted" autoComplete="off" defaultValue={chosen.domains.join(", ")} />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {signInText.trust}
      </Button>
    </KeptForm>
  );
}
