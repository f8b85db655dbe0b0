import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { adminTeamsText } from "../../../strings/adminTeams.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { discoverabilityOptions, readDiscoverability } from "./discoverability.ts";
import { teamFaults } from "./faults.ts";

const ofAddress = new Set(["bad_url", "domain_taken", "must_provide_team_domain"]);

/** Creates a workspace in the organization. What was typed stays when the server refuses it, with the reason at the field. */
export function CreateTeam() {
  const [refused, setRefused] = useState("");
  const { isBusy, run } = useAct();
  const fault = teamFaults[refused];
  const create = (data: FormData) => {
    const name = fieldOf(data, "name").trim();
    const ask = async () => {
      const answer = await call("admin.teams.create", {
        team_name: name,
        team_domain: fieldOf(data, "domain").trim(),
        team_description: fieldOf(data, "description").trim(),
        team_discoverability: readDiscoverability(fieldOf(data, "discoverability")),
      });
      setRefused(answer.ok ? "" : answer.error);
      return answer;
    };
    return run(ask, adminTeamsText.created(name), teamFaults);
  };
  return (
    <KeptForm className={styles["form"]} onSubmit={create}>
      <Field label={adminTeamsText.name} error={ofAddress.has(refused) ? undefined : fault}>
        <Input name="name" required autoComplete="off" maxChars={limits.team_name_chars_max} />
      </Field>
      <Field
        label={adminTeamsText.domain}
        hint={adminTeamsText.domainHint}
        error={ofAddress.has(refused) ? fault : undefined}
      >
        <Input name="domain" required autoComplete="off" autoCapitalize="off" spellCheck={false} />
      </Field>
      <Field label={adminTeamsText.description} hint={adminTeamsText.descriptionHint} isOptional>
        <Input name="description" autoComplete="off" maxChars={limits.team_description_chars_max} />
      </Field>
      <Field label={adminTeamsText.discoverability} hint={adminTeamsText.discoverabilityHint}>
        <Select
          name="discoverability"
          defaultValue="invite_only"
          options={discoverabilityOptions}
          onChoose={() => undefined}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={isBusy}>
        {adminTeamsText.create}
      </Button>
    </KeptForm>
  );
}
