import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Settings } from "./settings.ts";
import { settingsText } from "../../../strings/settings.ts";
import { statusText } from "../../../strings/statuses.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

const plans = ["free", "standard", "business", "enterprise"] as const;

/** How many messages a month there are, and what happens after. */
export function PlanSetting({ teamId, settings }: { readonly teamId: string; readonly settings: Settings }) {
  const [plan, setPlan] = useState(settings.plan);
  const { isBusy, run } = useAct();
  const save = (data: FormData) => {
    const messages = fieldOf(data, "messages");
    const quota = messages === "" ? {} : { messages_per_month: Number(messages) };
    return run(() => call("admin.teams.settings.setPlan", { team_id: teamId, plan, ...quota }), statusText.saved);
  };
  return (
    <>
      <Notice>
        <CodeText text={settingsText.planAbout} />{" "}
        {settings.messages_per_month === undefined
          ? settingsText.unlimited
          : settingsText.used(settings.messages_this_month ?? 0, settings.messages_per_month)}{" "}
        {settingsText.ownersOnly}
      </Notice>
      <KeptForm onSubmit={save} className={styles["inline"]}>
        <Field label={settingsText.plan}>
          <Select
            value={plan}
            options={plans.map((name) => [name, name] as const)}
            onChoose={(value) => setPlan(plans.find((name) => name === value) ?? "free")}
          />
        </Field>
        <Field label={settingsText.messagesPerMonth} isOptional>
          <Input name="messages" type="number" min="0" placeholder={settingsText.perPlan} />
        </Field>
        <Button type="submit" disabled={isBusy}>
          {settingsText.savePlan}
        </Button>
      </KeptForm>
    </>
  );
}
