import { call } from "../../../api/call.ts";
import { ConfirmButton } from "../../../ui/ConfirmButton.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { Setting } from "./Setting.tsx";

/** Ends a workspace for good. */
export function DeleteSetting({ team }: { readonly team: { readonly id: string; readonly name: string } }) {
  const { run } = useAct();
  const end = async () => {
    const isDone = await run(() => call("admin.teams.delete", { team_id: team.id }));
    // Whoever did it has no session here any more.
    if (isDone) location.assign("/");
    return isDone;
  };
  return (
    <div className={styles["settings"]}>
      <Setting
        title="Delete the workspace"
        effect={
          <>
            Tokens of bots then answer <code>account_inactive</code>, all others <code>token_revoked</code>. Only owners
            do it, and nobody can take it back.
          </>
        }
      >
        <ConfirmButton
          label={`Delete ${team.name}`}
          look="danger"
          title={`Delete ${team.name} for good?`}
          onConfirm={end}
        >
          <p>Everybody is signed out at once, and nothing that was said can be read again.</p>
        </ConfirmButton>
      </Setting>
    </div>
  );
}
