import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Select } from "../../parts/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";

interface Props {
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** Chooses two groups, and puts a barrier between them. */
export function BarrierForm({ groups }: Props) {
  const [one, setOne] = useState(groups[0]?.id ?? "");
  const [other, setOther] = useState(groups[1]?.id ?? "");
  const { isBusy, run } = useAct();
  if (groups.length < 2) {
    return <Notice>It takes two groups. Make them above.</Notice>;
  }
  const options = groups.map(({ id, name }) => [id, name] as const);
  const create = () =>
    run(
      () =>
        call("admin.barriers.create", {
          primary_usergroup_id: one,
          barriered_from_usergroup_ids: [other],
          restricted_subjects: ["im", "mpim", "call"],
        }),
      "They are apart from now on.",
    );
  return (
    <form action={() => void create()} className={styles["inline"]}>
      <Field label="Keep">
        <Select value={one} options={options} onChoose={setOne} />
      </Field>
      <Field label="Apart from">
        <Select value={other} options={options.filter(([id]) => id !== one)} onChoose={setOther} />
      </Field>
      <Button type="submit" look="primary" disabled={isBusy || one === other || other === ""}>
        Put up a barrier
      </Button>
    </form>
  );
}
