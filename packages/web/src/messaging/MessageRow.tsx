import { Bookmark, Pin } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { classes } from "../ui/classes.ts";
import { EditMessage } from "./EditMessage.tsx";
import { MessageBody } from "./MessageBody.tsx";
import styles from "./MessageRow.module.css";
import { Reactions } from "./Reactions.tsx";
import { msOf } from "./rows.ts";
import { useScreen } from "./screen.ts";
import { ThreadSummary } from "./ThreadSummary.tsx";
import { fullText, timeText } from "./times.ts";

interface Props {
  readonly channel: string;
  readonly message: Message;
  readonly isGrouped: boolean;
  /** In a thread nothing leads into the thread. */
  readonly isInThread: boolean;
}

/** Wanted only when somebody points at a message; menus and dialogs are a good part of the client. */
const MessageActions = lazy(() => import("./MessageActions.tsx"));

const noticeTypes = new Set([
  "channel_join",
  "channel_leave",
  "group_join",
  "group_leave",
  "channel_topic",
  "channel_purpose",
  "channel_name",
  "channel_archive",
  "channel_unarchive",
  "group_topic",
  "group_purpose",
  "group_name",
  "tombstone",
]);

/** One message. It is drawn again only when it changes, or when the pointer comes or goes. */
export const MessageRow = memo(function MessageRow({ channel, message, isGrouped, isInThread }: Props) {
  const isCurrent = useScreen(({ current }) => current === message.ts);
  const isEdited = useScreen(({ editing }) => editing?.ts === message.ts && editing.channel === channel);
  const isFlashed = useScreen(({ flashed }) => flashed === message.ts);
  const isForMe = useClient(({ self }) => message.text.includes(`<@${self}`));
  const person = usePerson(message.user);
  const name = message.username ?? nameOf(person);
  const ms = msOf(message.ts);
  const look = classes(
    styles["row"],
    isGrouped && styles["grouped"],
    isForMe && styles["forMe"],
    isFlashed && styles["flashed"],
    message.is_ephemeral === true && styles["ephemeral"],
  );
  return (
    <div
      role="article"
      aria-label={`${name}, ${timeText(ms)}`}
      data-ts={message.ts}
      tabIndex={isCurrent ? 0 : -1}
      className={look}
    >
      <div className={styles["side"]}>
        {isGrouped ? (
          <time className={styles["sideTime"]} title={fullText(ms)}>
            {timeText(ms)}
          </time>
        ) : (
          <Avatar id={message.user ?? message.bot_id ?? name} name={name} src={iconOf(message)} />
        )}
      </div>
      <div className={styles["content"]}>
        {!isGrouped && <Byline name={name} ms={ms} isApp={message.bot_id !== undefined} />}
        {isPinned(message) && <Note icon={<Pin size={12} />} text="Pinned" />}
        {message.is_ephemeral && <Note icon={<Bookmark size={12} />} text="Only you can see this" />}
        {isEdited ? (
          <EditMessage channel={channel} message={message} />
        ) : (
          <div className={noticeTypes.has(message.subtype ?? "") ? styles["notice"] : undefined}>
            <MessageBody channel={channel} message={message} />
            {message.edited && <span className={styles["edited"]}> (edited)</span>}
          </div>
        )}
        <Reactions channel={channel} message={message} />
        {!isInThread && <ThreadSummary channel={channel} message={message} />}
      </div>
      {isCurrent && !isEdited && !message.is_ephemeral && (
        <Suspense fallback={null}>
          <MessageActions channel={channel} message={message} isInThread={isInThread} />
        </Suspense>
      )}
    </div>
  );
});

function isPinned({ pinned_to: pinned }: Message): boolean {
  return (pinned?.length ?? 0) > 0;
}

function iconOf({ icons }: Message): string | undefined {
  return icons?.["image_72"] ?? icons?.["image_48"] ?? icons?.["image_36"];
}

function Byline({ name, ms, isApp }: { readonly name: string; readonly ms: number; readonly isApp: boolean }) {
  return (
    <div className={styles["byline"]}>
      <bdi className={styles["name"]}>{name}</bdi>
      {isApp && <span className={styles["app"]}>App</span>}
      <time className={styles["time"]} title={fullText(ms)}>
        {timeText(ms)}
      </time>
    </div>
  );
}

function Note({ icon, text }: { readonly icon: React.ReactNode; readonly text: string }) {
  return (
    <div className={styles["note"]}>
      {icon} {text}
    </div>
  );
}
