import { useState } from "react";
import { call } from "../../../api/call.ts";
import { pickingText } from "../../../strings/picking.ts";
import { rolesText } from "../../../strings/roles.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { EntityPicker } from "../triggers/EntityPicker.tsx";
import { assignable, type RoleId, roleIds, roleOptions } from "./assignable.ts";
import { usePlaces } from "./usePlaces.ts";

/** Stands for channels that are chosen by name. */
const channelsChoice = "channels";

/** Gives a role to people. What was chosen stays when the server refuses it. */
export function AssignRole({ teamId }: { readonly teamId: string }) {
  const [role, setRole] = useState<RoleId>("Rl01");
  const [wanted, setWanted] = useState("");
  const [channels, setChannels] = useState<readonly string[]>([]);
  const [people, setPeople] = useState<readonly string[]>([]);
  const { isBusy, run } = useAct();
  const kinds = assignable[role];
  const places = usePlaces().filter(({ kind }) => kinds.includes(kind));
  const options = [
    ...places.map(({ id, name }) => [id, name] as const),
    ...(kinds.includes("channel") ? [[channelsChoice, rolesText.someChannels] as const] : []),
  ];
  const place =
    options.find(([id]) => id === wanted)?.[0] ?? places.find(({ id }) => id === teamId)?.id ?? options[0]?.[0];
  const entityIds = place === channelsChoice ? channels : place === undefined ? [] : [place];
  const assign = async () => {
    const assignment = { role_id: role, entity_ids: [...entityIds], user_ids: [...people] };
    const done = rolesText.assigned(rolesText.names[role]);
    if (!(await run(() => call("admin.roles.addAssignments", assignment), done))) return;
    setPeople([]);
    setChannels([]);
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void assign();
      }}
    >
      <Field label={rolesText.role} hint={rolesText.abilities[role]}>
        <Select
          value={role}
          options={roleOptions}
          onChoose={(chosen) => setRole(roleIds.find((id) => id === chosen) ?? "Rl01")}
        />
      </Field>
      <Field label={rolesText.appliesTo}>
        <Select value={place} options={options} onChoose={setWanted} />
      </Field>
      {place === channelsChoice && (
        <EntityPicker
          kinds={["channels"]}
          label={pickingText.searchChannels}
          teamId={teamId}
          chosen={channels}
          onChange={setChannels}
        />
      )}
      <EntityPicker kinds={["people"]} teamId={teamId} chosen={people} onChange={setPeople} />
      <Button type="submit" variant="primary" disabled={isBusy || people.length === 0 || entityIds.length === 0}>
        {rolesText.assign}
      </Button>
    </form>
  );
}
