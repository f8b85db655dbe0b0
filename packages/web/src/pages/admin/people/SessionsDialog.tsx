import { call } from "../../../api/call.ts";
import { Refused } from "../../../api/Refused.ts";
import { usePages } from "../../../api/usePages.ts";
import { sessionsText } from "../../../strings/sessions.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PagedTable } from "../../parts/PagedTable.tsx";
import type { Act } from "../../parts/useAct.ts";
import styles from "../Admin.module.css";
import type { Person } from "./person.ts";
import { SignOut } from "./SignOut.tsx";

const pageSize = 50;

interface Props {
  readonly person: Person;
  readonly teamId: string;
  readonly act: Act;
  readonly onClose: () => void;
}

/** The browsers in which a person is signed in, to sign out one of them. */
export function SessionsDialog({ person, teamId, act, onClose }: Props) {
  const sessions = usePages(
    "admin.users.session.list",
    { team_id: teamId, user_id: person.id, limit: pageSize },
    (page) => page.active_sessions,
  );
  const signOut = (id: number) => {
    const session = { session_id: id, team_id: teamId, user_id: person.id };
    return act.run(() => call("admin.users.session.invalidate", session), sessionsText.signedOut);
  };
  // A person without sessions is a refusal, also after the last one was signed out.
  const isNowhere = sessions.of.error instanceof Refused && sessions.of.error.code === "no_active_sessions";
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={sessionsText.sessionsOf(person.full_name || person.username)}
      actions={isNowhere ? undefined : <SignOut person={person} act={act} />}
    >
      <p className={styles["note"]}>{sessionsText.about}</p>
      {isNowhere ? (
        <EmptyState text={sessionsText.none} />
      ) : (
        <PagedTable
          listing={sessions}
          label={sessionsText.sessions}
          loading={sessionsText.loading}
          keyOf={(session) => String(session.session_id)}
          empty={<EmptyState text={sessionsText.none} />}
          columns={[
            {
              head: sessionsText.system,
              cell: ({ created, recent }) => (
                <>
                  {systemOf(recent)}
                  {[sessionsText.signedInFrom(created.ip), sessionsText.lastSeenFrom(recent.ip)].map((line) => (
                    <span key={line} className={styles["address"]}>
                      {line}
                    </span>
                  ))}
                </>
              ),
            },
            {
              head: sessionsText.signOut,
              isActions: true,
              cell: ({ session_id: id }) => (
                <Button
                  variant="quiet"
                  disabled={act.isBusy}
                  aria-label={sessionsText.signOutNamed(id)}
                  onClick={() => void signOut(id)}
                >
                  {sessionsText.signOut}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}

function systemOf({ os, os_version: version }: { readonly os: string; readonly os_version: string }): string {
  return os === "" ? sessionsText.unknownSystem : `${os} ${version}`.trim();
}
