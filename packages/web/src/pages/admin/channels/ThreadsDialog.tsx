import { call } from "../../../api/call.ts";
import { useCall } from "../../../api/useCall.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Badge } from "../../parts/Badge.tsx";
import { DataTable } from "../../parts/DataTable.tsx";
import { Loaded } from "../../parts/Loaded.tsx";
import { useAct } from "../../parts/useAct.ts";
import { When } from "../../parts/When.tsx";
import styles from "../Admin.module.css";

interface Props {
  readonly channel: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** The latest threads of a channel, to end one or to open it again. */
export function ThreadsDialog({ channel, onClose }: Props) {
  const history = useCall("conversations.history", { channel: channel.id, limit: 200 });
  const { isBusy, run } = useAct();
  const set = (ts: string, isLocked: boolean) => {
    const method = isLocked ? "admin.conversations.lockThread" : "admin.conversations.unlockThread";
    const done = isLocked ? "Nobody can reply there any more." : "People can reply there again.";
    return run(() => call(method, { channel_id: channel.id, thread_ts: ts }), done);
  };
  return (
    <Dialog isOpen isWide onClose={onClose} title={`Threads of #${channel.name}`}>
      <p className={styles["note"]}>
        Replies in a thread that is locked answer <code>restricted_action_thread_locked</code>, also to admins.
      </p>
      <Loaded of={history} label="Loading the threads">
        {({ messages }) => (
          <DataTable
            label="Threads"
            rows={messages.filter(({ reply_count: replies = 0 }) => replies > 0)}
            keyOf={(message) => message.ts}
            empty={<EmptyState text="There are no threads among its latest 200 messages." />}
            columns={[
              { head: "Begins with", cell: ({ text }) => <div className={styles["excerpt"]}>{text}</div> },
              { head: "When", cell: ({ ts }) => <When ms={Number(ts) * 1000} nowMs={history.dataUpdatedAt} /> },
              { head: "Replies", isNumber: true, cell: (message) => (message.reply_count ?? 0).toLocaleString() },
              {
                head: "Actions",
                isActions: true,
                cell: ({ ts, text, is_locked: isLocked = false }) => (
                  <>
                    {isLocked && <Badge tone="warn">locked</Badge>}
                    <Button
                      look="quiet"
                      disabled={isBusy}
                      aria-label={`${isLocked ? "Unlock" : "Lock"} ${text}`}
                      onClick={() => void set(ts, !isLocked)}
                    >
                      {isLocked ? "Unlock" : "Lock"}
                    </Button>
                  </>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
