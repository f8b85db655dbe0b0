import { useState } from "react";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { TextArea } from "../../../ui/Input.tsx";
import { Notice } from "../../parts/Notice.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { useAct } from "../../parts/useAct.ts";
import type { Settings } from "./settings.ts";

interface Props {
  readonly teamId: string;
  readonly policy: Settings["network_policy"];
}

const faults: Readonly<Record<string, string>> = {
  invalid_networks: "One of these is no address and no range.",
  caller_outside_networks: "Your own address is outside: you would lock yourself out.",
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
  const save = (data: FormData) =>
    void run(async () => {
      const methods = linesOf(fieldOf(data, "methods"));
      const answer = await call("admin.teams.settings.setNetworkPolicy", {
        team_id: teamId,
        networks: linesOf(fieldOf(data, "networks")),
        ...(methods.length === 0 ? {} : { methods }),
      });
      const known = answer.ok ? undefined : faults[answer.error];
      setFault(known);
      return known === undefined ? answer : { ok: true };
    }, "Saved.");
  return (
    <>
      <Notice>
        Calls from elsewhere answer <code>accesslimited</code>.{" "}
        {policy ? "A policy is in force." : "Every network is welcome."}
      </Notice>
      <form action={save}>
        <Field label="Networks" hint="One a line, such as 10.0.0.0/8. None ends the policy." error={fault}>
          <TextArea name="networks" rows={3} defaultValue={policy?.networks.join("\n") ?? ""} />
        </Field>
        <Field label="Methods" hint="Only these are limited; all of them when there is none." isOptional>
          <TextArea name="methods" rows={2} defaultValue={policy?.methods?.join("\n") ?? ""} />
        </Field>
        <Button type="submit" disabled={isBusy}>
          Save the networks
        </Button>
      </form>
    </>
  );
}
