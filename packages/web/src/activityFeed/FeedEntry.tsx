import { Link } from "wouter";
import { channelPath, messagePath, replyPath } from "../navigation/paths.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { Emoji } from "../richtext/Emoji.tsx";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import { placeName, useTitle } from "../store/titles.ts";
import { activityText } from "../strings/activityFeed.ts";
import { accessibleText } from "../timeline/accessibleText.ts";
import { msOf } from "../timeline/rows.ts";
import { useNow } from "../richtext/useNow.ts";
import { useTimes } from "../timeline/times.ts";
import { classes } from "../ui/classes.ts";
import styles from "./Activity.module.css";
import type { FeedItem } from "./useFeed.ts";

const textMax = 280;

/** One thing that concerns the person; leads to where it happened. */
export function FeedEntry({ item }: { readonly item: FeedItem }) {
  const { agoText, fullText } = useTimes();
  const nowMs = useNow();
  const { channel, user, message, reaction, is_unread: isUnread } = item;
  const person = usePerson(user);
  const home = useClient((state) => state.channels[channel]);
  const place = placeName(home, useTitle(home)) || channel;
  const text = useClient((state) => (message ? accessibleText(state, message).slice(0, textMax) : ""));
  const ms = msOf(message && item.type !== "reaction" ? message.ts : item.date);
  return (
    <li>
      <Link href={pathOf(item)} className={classes(styles["entry"], isUnread && styles["unread"])}>
        <PersonAvatar id={user} />
        <span className={styles["content"]}>
          <span className={styles["what"]}>
            <bdi>{sentenceOf(item, message?.username ?? nameOf(person), place)}</bdi>
            {reaction !== undefined && <Emoji name={reaction} />}
            <time className={styles["time"]} title={fullText(ms)}>
              {agoText(ms, nowMs)}
            </time>
            {isUnread && <span className={styles["new"]}>{activityText.unread}</span>}
          </span>
          {text !== "" && <bdi className={styles["text"]}>{text}</bdi>}
        </span>
      </Link>
    </li>
  );
}

function pathOf({ channel, message }: FeedItem): string {
  if (!message) return channelPath(channel);
  const { thread_ts: thread, ts } = message;
  return thread !== undefined && thread !== ts ? replyPath(channel, thread, ts) : messagePath(channel, ts);
}

function sentenceOf({ type, mention }: FeedItem, name: string, place: string): string {
  switch (type) {
    case "reaction":
      return activityText.reacted(name, place);
    case "thread":
      return activityText.replied(name, place);
    case "invitation":
      return activityText.invited(name, place);
    default:
      if (mention === "group") return activityText.mentionedGroup(name, place);
      return mention === "channel"
        ? activityText.mentionedChannel(name, place)
        : activityText.mentionedYou(name, place);
  }
}
