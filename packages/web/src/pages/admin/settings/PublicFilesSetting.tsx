import { call } from "../../../api/call.ts";
import { settingsText } from "../../../strings/settings.ts";
import { statusText } from "../../../strings/statuses.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useAct } from "../../parts/useAct.ts";
import { Setting } from "./Setting.tsx";

/** Whether files may have links that everyone can read. */
export function PublicFilesSetting({ teamId, isAllowed }: { readonly teamId: string; readonly isAllowed: boolean }) {
  const { isBusy, run } = useAct();
  const set = (allowed: boolean) =>
    run(() => call("admin.teams.settings.setPublicFiles", { team_id: teamId, allowed }), statusText.saved);
  return (
    <Setting title={settingsText.publicFiles} effect={<CodeText text={settingsText.publicFilesAbout} />}>
      <Switch
        label={settingsText.publicFilesLabel}
        isOn={isAllowed}
        isDisabled={isBusy}
        onChange={(allowed) => void set(allowed)}
      />
    </Setting>
  );
}
