import { Bookmark, Pin } from "lucide-react";
import { lazy, memo, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import { TrackedMessage } from "../activity/TrackedMessage.tsx";
import { safePicture } from "../richtext/safeUrl.ts";
import { namesSelf } from "../store/counting.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { TriggerCards } from "../workflows/TriggerCards.tsx";
import { classes } from "../ui/classes.ts";
import { EditMessage } from "./DeferredEdit.tsx";
import { MessageBody } from "./MessageBody.tsx";
import styles from "./MessageRow.module.css";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { ProfileButton } from "../people/ProfileButton.tsx";
import { Reactions } from "./Reactions.tsx";
import { msOf } from "./rows.ts";
import { useScreen } from "../navigation/screen.ts";
import { StatusSign } from "../people/StatusSign.tsx";
import { ThreadSummary } from "./ThreadSummary.tsx";
import { useTimes } from "./times.ts";
import { timelineText } from "../strings/timeline.ts";

interface Props {
  readonly channel: string;
  readonly message: Message;
  readonly isGrouped: boolean;
  /** In a thread nothing leads into the thread. */
  readonly isInThread: boolean;
}

/** Loaded when a person points at a message; menus and dialogs are a good part of the client. */
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
  "channel_convert_to_private",
  "channel_convert_to_public",
  "group_topic",
  "group_purpose",
  "group_name",
  "tombstone",
]);

/** One message. It is drawn again only when it changes, or when the pointer comes or goes. */
export const MessageRow = memo(function MessageRow({ channel, message, isGrouped, isInThread }: Props) {
  const { fullText, timeText } = useTimes();
  const isCurrent = useScreen(({ current }) => current === message.ts);
  const isEdited = useScreen(({ editing }) => editing?.ts === message.ts && editing.channel === channel);
  const isFlashed = useScreen(({ flashed }) => flashed === message.ts);
  const isForMe = useClient((state) => message.user !== state.self && namesSelf(state, message));
  const person = usePerson(message.user);
  const name = message.username ?? nameOf(person);
  const ms = msOf(message.ts);
  const className = classes(
    styles["row"],
    isGrouped && styles["grouped"],
    isForMe && styles["forMe"],
    isFlashed && styles["flashed"],
    message.is_ephemeral === true && styles["ephemeral"],
  );
  const row = useRowFocus();
  return (
    <div
      ref={row}
      role="article"
      aria-label={`${name}, ${timeText(ms)}`}
      data-ts={message.ts}
      tabIndex={isCurrent ? 0 : -1}
      className={className}
    >
      <div className={styles["side"]}>
        {isGrouped ? (
          <time className={styles["sideTime"]} title={fullText(ms)}>
            {timeText(ms)}
          </time>
        ) : (
          <Face channel={channel} message={message} name={name} />
        )}
      </div>
      <div className={styles["content"]}>
        {!isGrouped && <Byline channel={channel} message={message} name={name} ms={ms} />}
        {isPinned(message) && <Note icon={<Pin size={12} />} text={timelineText.pinned} />}
        {message.is_ephemeral && <Note icon={<Bookmark size={12} />} text={timelineText.onlyYou} />}
        {isEdited ? (
          <EditMessage channel={channel} message={message} />
        ) : (
          <TrackedMessage
            channel={channel}
            message={message}
            className={noticeTypes.has(message.subtype ?? "") ? styles["notice"] : undefined}
          >
            <MessageBody channel={channel} message={message} />
            <TriggerCards channel={channel} message={message} />
          </TrackedMessage>
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

/** A message that goes while it has the focus leaves it to its list: from nowhere, the keyboard would begin at the top of the page. */
function useRowFocus(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      current.closest<HTMLElement>("[data-part=list]")?.focus({ preventScroll: true });
    };
  }, []);
  return row;
}

function isPinned({ pinned_to: pinned }: Message): boolean {
  return (pinned?.length ?? 0) > 0;
}

function iconOf({ icons }: Message): string | undefined {
  return safePicture(icons?.["image_72"] ?? icons?.["image_48"] ?? icons?.["image_36"]);
}

interface AuthorProps {
  readonly channel: string;
  readonly message: Message;
  readonly name: string;
}

function Face({ channel, message, name }: AuthorProps) {
  const { user, bot_id: bot } = message;
  const icon = iconOf(message);
  if (user === undefined) return <Avatar id={bot ?? name} name={name} src={icon} />;
  const face =
    icon === undefined ? <PersonAvatar id={user} name={name} /> : <Avatar id={user} name={name} src={icon} />;
  return (
    <ProfileButton user={user} channel={channel} label={timelineText.profileOf(name)}>
      {face}
    </ProfileButton>
  );
}

function Byline({ channel, message, name, ms }: AuthorProps & { readonly ms: number }) {
  const { fullText, timeText } = useTimes();
  const { user } = message;
  const author = <bdi className={styles["name"]}>{name}</bdi>;
  return (
    <div className={styles["byline"]}>
      {user === undefined ? (
        author
      ) : (
        <ProfileButton user={user} channel={channel}>
          {author}
        </ProfileButton>
      )}
      {message.bot_id !== undefined && <span className={styles["app"]}>{timelineText.app}</span>}
      {user !== undefined && <StatusSign id={user} />}
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
