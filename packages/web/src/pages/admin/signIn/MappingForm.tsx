import { useState } from "react";
import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { signInGroupsText } from "../../../strings/signInGroups.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Provider } from "./provider.ts";

interface Props {
  readonly teamId: string;
  readonly provider: Provider;
}

const admin = "admin";

/** Gives a group at the provider a meaning. User groups come first: the role of an admin has to be chosen. */
export function MappingForm({ teamId, provider }: Props) {
  const groups = useCall("usergroups.list", {});
  const [wanted, setWanted] = useState("");
  // A form that was emptied would show another choice than the one that is remembered here.
  const [added, setAdded] = useState(0);
  const { isBusy, run } = useAct();
  return (
    <Loaded of={groups} label={signInGroupsText.loadingGroups}>
      {({ usergroups }) => {
        const targets = usergroups.map(({ id, name }) => [id, signInGroupsText.userGroup(name)] as const);
        const options = [...targets, [admin, signInGroupsText.admin] as const];
        const target = options.find(([value]) => value === wanted)?.[0] ?? options[0]?.[0] ?? admin;
        const add = async (data: FormData) => {
          // Not trimmed: spaces may belong to the name of the group.
          const group = fieldOf(data, "group");
          const meaning = target === admin ? { role: "admin" as const, team_id: teamId } : { usergroup_id: target };
          const mapping = { provider_id: provider.id, group, ...meaning };
          const isDone = await run(() => call("admin.signIn.groups.add", mapping), signInGroupsText.mappedNow(group));
          if (isDone) {
            setWanted("");
            setAdded(added + 1);
          }
          return isDone;
        };
        return (
          <KeptForm key={added} onSubmit={add} className={styles["form"]}>
            <Field label={signInGroupsText.group} hint={signInGroupsText.groupHint}>
              <Input name="group" required autoComplete="off" placeholder={signInGroupsText.groupExample} />
            </Field>
            <Field label={signInGroupsText.means} hint={target === admin ? signInGroupsText.ownersStay : undefined}>
              <Select value={target} options={options} onChoose={setWanted} />
            </Field>
            <Button type="submit" disabled={isBusy}>
              {signInGroupsText.map}
            </Button>
          </KeptForm>
        );
      }}
    </Loaded>
  );
}
