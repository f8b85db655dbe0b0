import { call } from "../../../api/call.ts";
import { previewsText } from "../../../strings/previews.ts";
import { statusText } from "../../../strings/statuses.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useAct } from "../../parts/useAct.ts";
import { Setting } from "./Setting.tsx";

/** Whether the server fetches the links of messages to preview them. */
export function LinkPreviewsSetting({ teamId, isAllowed }: { readonly teamId: string; readonly isAllowed: boolean }) {
  const { isBusy, run } = useAct();
  const set = (allowed: boolean) =>
    run(() => call("admin.teams.settings.setLinkPreviews", { team_id: teamId, allowed }), statusText.saved);
  return (
    <Setting title={previewsText.setting} effect={<CodeText text={previewsText.settingAbout} />}>
      <Switch
        label={previewsText.settingLabel}
        isOn={isAllowed}
        isDisabled={isBusy}
        onChange={(allowed) => void set(allowed)}
      />
    </Setting>
  );
}
