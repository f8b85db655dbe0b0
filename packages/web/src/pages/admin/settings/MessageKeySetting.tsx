import { call } from "../../../api/call.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { useAct } from "../../parts/useAct.ts";
import { Setting } from "./Setting.tsx";

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
      title="Key of the messages"
      effect={
        <>
          While it is suspended, posting and reading answer <code>ekm_access_denied</code>, for people and apps alike.
          Nothing is lost.
        </>
      }
    >
      {isSuspended ? (
        <ConfirmButton
          label="Restore the key"
          title="Restore the key?"
          onConfirm={() => run(() => call("admin.conversations.ekm.restoreKey", team), "Messages can be read again.")}
        >
          <p>Everything can be read and written again.</p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label="Suspend the key"
          look="danger"
          title="Suspend the key of all messages?"
          onConfirm={() => run(() => call("admin.conversations.ekm.suspendKey", team), "The key is suspended.")}
        >
          <p>Nobody can read or write a message in this workspace until it is restored.</p>
        </ConfirmButton>
      )}
    </Setting>
  );
}
