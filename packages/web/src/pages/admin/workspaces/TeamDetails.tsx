import { limits } from "@platform/protocol/limits.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { adminTeamsText } from "../../../strings/adminTeams.ts";
import { buttonText } from "../../../strings/buttons.ts";
import { statusText } from "../../../strings/statuses.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { type Discoverability, discoverabilityOptions, readDiscoverability } from "./discoverability.ts";
import { teamFaults } from "./faults.ts";

interface Described {
  readonly name: string;
  readonly description: string;
  readonly discoverability: Discoverability;
}

interface Props {
  readonly teamId: string;
  readonly now: Described;
  /** Only a workspace of an organization can be found by others. */
  readonly isInOrg: boolean;
}

/** Name, description, and who can join. Sends what was changed, and stops at what is refused. */
export function TeamDetails({ teamId, now, isInOrg }: Props) {
  const [wanted, setWanted] = useState(now);
  const [refused, setRefused] = useState("");
  const { isBusy, run } = useAct();
  const change = (part: Partial<Described>) => setWanted((before) => ({ ...before, ...part }));
  const save = async () => {
    const team = { team_id: teamId };
    const { name, description, discoverability } = wanted;
    const steps = [
      name !== now.name && (() => call("admin.teams.settings.setName", { ...team, name })),
      description !== now.description && (() => call("admin.teams.settings.setDescription", { ...team, description })),
      discoverability !== now.discoverability &&
        (() => call("admin.teams.settings.setDiscoverability", { ...team, discoverability })),
    ].filter((step) => step !== false);
    const send = async () => {
      for (const step of steps) {
        const answer = await step();
        setRefused(answer.ok ? "" : answer.error);
        if (!answer.ok) return answer;
      }
      return { ok: true };
    };
    await run(send, statusText.saved, teamFaults);
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={adminTeamsText.name} hint={adminTeamsText.nameHint} error={teamFaults[refused]}>
        <Input
          required
          value={wanted.name}
          maxChars={limits.team_name_chars_max}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={adminTeamsText.description} hint={adminTeamsText.descriptionHint} isOptional>
        <Input
          value={wanted.description}
          maxChars={limits.team_description_chars_max}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </Field>
      {isInOrg && (
        <Field label={adminTeamsText.discoverability} hint={adminTeamsText.discoverabilityHint}>
          <Select
            value={wanted.discoverability}
            options={discoverabilityOptions}
            onChoose={(value) => change({ discoverability: readDiscoverability(value) })}
          />
        </Field>
      )}
      <Button type="submit" disabled={isBusy}>
        {buttonText.saveChanges}
      </Button>
    </form>
  );
}
