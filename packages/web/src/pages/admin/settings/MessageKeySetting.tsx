import { call } from "../../../api/call.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { useAct } from "../../parts/useAct.ts";
import { Setting } from "./Setting.tsx";
import { settingsText } from "../../../strings/settings.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

interface Props {
  readonly teamId: string;
  readonly isSuspended: boolean;
}

/** Seals every message of a workspace, and opens them again. */
export function MessageKeySetting({ teamId, isSuspended }: Props) {
  const { run } = useAct();
  const team = { team_id: teamId };
  return (
    <Setting
      title={settingsText.messageKey}
      effect={
        <>
          <CodeText text={settingsText.messageKeyAbout} />
        </>
      }
    >
      {isSuspended ? (
        <ConfirmButton
          label={settingsText.restoreKey}
          title={settingsText.restoreKeyTitle}
          onConfirm={() => run(() => call("admin.conversations.ekm.restoreKey", team), settingsText.keyRestored)}
        >
          <p>{settingsText.restoreKeyBody}</p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label={settingsText.suspendKey}
          variant="danger"
          title={settingsText.suspendKeyTitle}
          onConfirm={() => run(() => call("admin.conversations.ekm.suspendKey", team), settingsText.keySuspended)}
        >
          <p>{settingsText.suspendKeyBody}</p>
        </ConfirmButton>
      )}
    </Setting>
  );
}
