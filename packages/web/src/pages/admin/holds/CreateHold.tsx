import { useState } from "react";
import { call } from "../../../api/call.ts";
import { holdsText } from "../../../strings/holds.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { EntityPicker } from "../triggers/EntityPicker.tsx";

const restrictions = [
  ["NO_RESTRICTION", holdsText.restrictions.NO_RESTRICTION],
  ["ONLY_DMS", holdsText.restrictions.ONLY_DMS],
] as const;

/** Puts people on a new hold. What was typed stays when the server refuses it. */
export function CreateHold({ teamId }: { readonly teamId: string }) {
  const [name, setName] = useState("");
  const [people, setPeople] = useState<readonly string[]>([]);
  const [restriction, setRestriction] = useState<keyof typeof holdsText.restrictions>("NO_RESTRICTION");
  const { isBusy, run } = useAct();
  const create = async () => {
    const hold = { name: name.trim(), entity_ids: [...people], restriction };
    const isDone = await run(() => call("admin.legalHolds.policies.create", hold), holdsText.createdToast(hold.name));
    if (!isDone) return;
    setName("");
    setPeople([]);
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <Field label={holdsText.name}>
        <Input value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
      <EntityPicker kinds={["people"]} teamId={teamId} chosen={people} onChange={setPeople} />
      <Field label={holdsText.covers}>
        <Select
          value={restriction}
          onChoose={(chosen) => setRestriction(chosen === "ONLY_DMS" ? "ONLY_DMS" : "NO_RESTRICTION")}
          options={restrictions}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy || name.trim() === "" || people.length === 0}>
        {holdsText.create}
      </Button>
    </form>
  );
}
