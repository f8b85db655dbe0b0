import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Select } from "../../../ui/Select.tsx";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { adminText } from "../../../strings/admin.ts";

interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly groups: readonly NamedGroup[];
}

/** Chooses two groups, and puts a barrier between them. */
export function BarrierForm({ groups }: Props) {
  const [wantedOne, setOne] = useState("");
  const [wantedOther, setOther] = useState("");
  // As the menus show it: the first that can be chosen, until another one is. Groups come and go while this stands here.
  const one = chosenOf(groups, wantedOne);
  const rest = groups.filter(({ id }) => id !== one);
  const other = chosenOf(rest, wantedOther);
  const { isBusy, run } = useAct();
  if (groups.length < 2) {
    return <Notice>{adminText.twoGroupsNeeded}</Notice>;
  }
  const create = () =>
    run(
      () =>
        call("admin.barriers.create", {
          primary_usergroup_id: one,
          barriered_from_usergroup_ids: [other],
          restricted_subjects: ["im", "mpim", "call"],
        }),
      adminText.barrierCreated,
    );
  return (
    <KeptForm onSubmit={create} className={styles["inline"]}>
      <Field label={adminText.firstGroup}>
        <Select value={one} options={groups.map(optionOf)} onChoose={setOne} />
      </Field>
      <Field label={adminText.secondGroup}>
        <Select value={other} options={rest.map(optionOf)} onChoose={setOther} />
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy}>
        {adminText.createBarrier}
      </Button>
    </KeptForm>
  );
}

const optionOf = ({ id, name }: NamedGroup) => [id, name] as const;

function chosenOf(groups: readonly NamedGroup[], wanted: string): string {
  return (groups.find(({ id }) => id === wanted) ?? groups[0])?.id ?? "";
}
