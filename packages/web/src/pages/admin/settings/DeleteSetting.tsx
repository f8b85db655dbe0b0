import { call } from "../../../api/call.ts";
import { TypedConfirm } from "../../parts/TypedConfirm.tsx";
import { useAct } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import { Setting } from "./Setting.tsx";
import { settingsText } from "../../../strings/settings.ts";
import { CodeText } from "../../../ui/CodeText.tsx";

/** Ends a workspace for good. */
export function DeleteSetting({ team }: { readonly team: { readonly id: string; readonly name: string } }) {
  const { run } = useAct();
  const end = async () => {
    const isDone = await run(() => call("admin.teams.delete", { team_id: team.id }));
    // The person who did it has no session here any more.
    if (isDone) location.assign("/");
    return isDone;
  };
  return (
    <div className={styles["settings"]}>
      <Setting
        title={settingsText.deleteWorkspace}
        effect={
          <>
            <CodeText text={settingsText.deleteAbout} />
          </>
        }
      >
        <TypedConfirm
          label={settingsText.delete(team.name)}
          variant="danger"
          title={settingsText.deleteTitle(team.name)}
          name={team.name}
          onConfirm={end}
        >
          <p>{settingsText.deleteBody}</p>
        </TypedConfirm>
      </Setting>
    </div>
  );
}
