import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { Notice } from "../../parts/Notice.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Settings } from "./settings.ts";

const plans = ["free", "standard", "business", "enterprise"] as const;

/** How many messages a month there are, and what happens after. */
export function PlanSetting({ teamId, settings }: { readonly teamId: string; readonly settings: Settings }) {
  const [plan, setPlan] = useState(settings.plan);
  const { isBusy, run } = useAct();
  const save = (data: FormData) => {
    const messages = fieldOf(data, "messages");
    const quota = messages === "" ? {} : { messages_per_month: Number(messages) };
    void run(() => call("admin.teams.settings.setPlan", { team_id: teamId, plan, ...quota }), "Saved.");
  };
  return (
    <>
      <Notice>
        What is posted over the number of a month answers <code>message_limit_exceeded</code>.{" "}
        {settings.messages_per_month === undefined
          ? "This workspace has any number."
          : `${(settings.messages_this_month ?? 0).toLocaleString()} of ${settings.messages_per_month.toLocaleString()} are used this month.`}{" "}
        Only owners change the plan.
      </Notice>
      <form action={save} className={styles["inline"]}>
        <Field label="Plan">
          <Select
            value={plan}
            options={plans.map((name) => [name, name] as const)}
            onChoose={(value) => setPlan(plans.find((name) => name === value) ?? "free")}
          />
        </Field>
        <Field label="Messages a month" isOptional>
          <Input name="messages" type="number" min="0" placeholder="as the plan says" />
        </Field>
        <Button type="submit" disabled={isBusy}>
          Save the plan
        </Button>
      </form>
    </>
  );
}
