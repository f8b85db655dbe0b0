import { useState } from "react";
import { call } from "../../../api/call.ts";
import { adminTeamsText } from "../../../strings/adminTeams.ts";
import { statusText } from "../../../strings/statuses.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Input } from "../../../ui/Input.tsx";
import { fieldOf } from "../../parts/fieldOf.ts";
import { KeptForm } from "../../parts/KeptForm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { teamFaults } from "./faults.ts";

interface Props {
  readonly team: { readonly id: string; readonly name: string };
  /** The present one. */
  readonly src: string | undefined;
}

/** The icon of a workspace, and another one from an address. */
export function TeamIcon({ team, src }: Props) {
  const [fault, setFault] = useState<string | undefined>();
  const { isBusy, run } = useAct();
  const save = (data: FormData) => {
    const ask = async () => {
      const image_url = fieldOf(data, "url").trim();
      const answer = await call("admin.teams.settings.setIcon", { team_id: team.id, image_url });
      setFault(answer.ok ? undefined : teamFaults[answer.error]);
      return answer;
    };
    return run(ask, adminTeamsText.iconSaved, teamFaults);
  };
  return (
    <KeptForm className={styles["form"]} onSubmit={save}>
      {src !== undefined && <img className={styles["icon"]} src={src} alt={adminTeamsText.iconAlt(team.name)} />}
      <Field label={adminTeamsText.iconUrl} hint={adminTeamsText.iconHint} error={fault}>
        <Input name="url" type="url" required autoComplete="off" placeholder={statusText.linkPlaceholder} />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {adminTeamsText.saveIcon}
      </Button>
    </KeptForm>
  );
}
