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
import { adminText } from "../../../strings/admin.ts";
import { CodeText } from "../../../ui/CodeText.tsx";
import { locale } from "../../../strings/locale.ts";
import { buttonText } from "../../../strings/buttons.ts";

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
    const done = isLocked ? adminText.threadLocked : adminText.threadUnlocked;
    return run(() => call(method, { channel_id: channel.id, thread_ts: ts }), done);
  };
  return (
    <Dialog isOpen isWide onClose={onClose} title={adminText.threadsOfTitle(channel.name)}>
      <p className={styles["note"]}>
        <CodeText text={adminText.lockedAbout} />
      </p>
      <Loaded of={history} label={adminText.loadingThreads}>
        {({ messages }) => (
          <DataTable
            label={adminText.threads}
            rows={messages.filter(({ reply_count: replies = 0 }) => replies > 0)}
            keyOf={(message) => message.ts}
            empty={<EmptyState text={adminText.noThreads} />}
            columns={[
              { head: adminText.firstMessage, cell: ({ text }) => <div className={styles["excerpt"]}>{text}</div> },
              { head: adminText.time, cell: ({ ts }) => <When ms={Number(ts) * 1000} nowMs={history.dataUpdatedAt} /> },
              {
                head: adminText.replies,
                isNumber: true,
                cell: (message) => (message.reply_count ?? 0).toLocaleString(locale),
              },
              {
                head: adminText.actions,
                isActions: true,
                cell: ({ ts, text, is_locked: isLocked = false }) => (
                  <>
                    {isLocked && <Badge tone="warn">{adminText.locked}</Badge>}
                    <Button
                      variant="quiet"
                      disabled={isBusy}
                      aria-label={buttonText.named(isLocked ? adminText.unlock : adminText.lock, text)}
                      onClick={() => void set(ts, !isLocked)}
                    >
                      {isLocked ? adminText.unlock : adminText.lock}
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
