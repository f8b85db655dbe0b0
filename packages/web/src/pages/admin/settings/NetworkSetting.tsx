import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { TextArea } from "../../../ui/Input.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import type { Settings } from "./settings.ts";
import { settingsText } from "../../../strings/settings.ts";
import { statusText } from "../../../strings/statuses.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

interface Props {
  readonly teamId: string;
  readonly policy: Settings["network_policy"];
}

const faults: Readonly<Record<string, string>> = {
  invalid_networks: settingsText.invalidNetwork,
  caller_outside_networks: settingsText.networkLocksOut,
};

const linesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** From which networks a workspace may be called. */
export function NetworkSetting({ teamId, policy }: Props) {
  const [fault, setFault] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const save = async (data: FormData) => {
    const methods = linesOf(fieldOf(data, "methods"));
    const change = async () => {
      const answer = await call("admin.teams.settings.setNetworkPolicy", {
        team_id: teamId,
        networks: linesOf(fieldOf(data, "networks")),
        ...(methods.length === 0 ? {} : { methods }),
      });
      setFault(answer.ok ? undefined : faults[answer.error]);
      return answer;
    };
    await run(change, statusText.saved, faults);
    // The fields show what is set, so an accepted change does not empty them either.
    return false;
  };
  return (
    <>
      <Notice>
        <CodeText text={settingsText.networkAbout} /> {policy ? settingsText.policyActive : settingsText.policyNone}
      </Notice>
      <KeptForm onSubmit={save}>
        <Field label={settingsText.networks} hint={settingsText.networksHint} error={fault}>
          <TextArea name="networks" rows={3} defaultValue={policy?.networks.join("\n") ?? ""} />
        </Field>
        <Field label={settingsText.methods} hint={settingsText.methodsHint} isOptional>
          <TextArea name="methods" rows={2} defaultValue={policy?.methods?.join("\n") ?? ""} />
        </Field>
        <Button type="submit" disabled={isBusy}>
          {settingsText.saveNetworks}
        </Button>
      </KeptForm>
    </>
  );
}
