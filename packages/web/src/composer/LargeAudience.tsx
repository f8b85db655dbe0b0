import { useQuery } from "@tanstack/react-query";
import { useNow } from "../richtext/useNow.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Button } from "../ui/Button.tsx";
import { type Audience, readAudience } from "./audience.ts";
import { labelOf } from "./labels.ts";
import styles from "./LargeAudience.module.css";
import { localTimes } from "./localTimes.ts";
import type { Mentions } from "./mentionsIn.ts";
import { locale } from "../strings/locale.ts";
import { sendingText } from "../strings/sending.ts";
import { sendLaterText } from "../strings/sendLater.ts";

interface Props {
  readonly channel: string;
  readonly mentions: Mentions;
  /** When it shall be sent; nothing for now. */
  readonly atMs: number | undefined;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const shownZones = 6;

/** Asks before many people are notified, and shows what time it is for them when they are. */
export function LargeAudience({ channel, mentions, atMs, onSend, onClose }: Props) {
  const { data: audience, isPending } = useQuery({
    queryKey: ["audience", channel, ...mentions.users, ...mentions.groups, ...mentions.ranges, atMs],
    queryFn: () => readAudience(channel, mentions, atMs !== undefined),
    gcTime: 0,
  });
  const nowMs = useNow();
  const isForPresent = mentions.ranges.has("here") && mentions.ranges.size === 1;
  // Who will be online then, nobody knows yet.
  const isAtMost = isForPresent && atMs !== undefined;
  const title = isAtMost ? sendingText.notifyAtMost : sendingText.notifyTitle;
  const now = audience ? sendingText.notify(audience.count) : sendingText.sendNow;
  return (
    <FormDialog
      title={audience ? title(audience.count) : sendingText.notifyMany}
      action={atMs === undefined ? now : sendLaterText.schedule}
      isActionFocused
      onSubmit={onSend}
      onClose={onClose}
      otherAction={<Button onClick={onClose}>{sendingText.keepEditing}</Button>}
    >
      <p>{sendingText.notifyAbout(namesOf(mentions))}</p>
      {isForPresent && <p>{isAtMost ? sendingText.onlineThen : sendingText.onlineOnly}</p>}
      {isPending && <p role="status">{sendingText.counting}</p>}
      {audience && <Times audience={audience} atMs={atMs ?? nowMs} />}
    </FormDialog>
  );
}

function namesOf({ groups, ranges }: Mentions): string {
  const names = [
    ...[...ranges].map((range) => `@${range}`),
    ...[...groups].map((id) => labelOf({ type: "usergroup", usergroup_id: id })),
  ];
  return new Intl.ListFormat(locale).format(names);
}

function Times({ audience, atMs }: { readonly audience: Audience; readonly atMs: number }) {
  const times = localTimes(audience.time_zones, atMs, locale);
  if (times.length === 0) return null;
  const others = times.slice(shownZones).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h3 className={styles["heading"]}>{sendingText.localTimes}</h3>
      <ul className={styles["times"]}>
        {times.slice(0, shownZones).map(({ time, count }) => (
          <li key={time}>{sendingText.peopleAt(count, time)}</li>
        ))}
        {others > 0 && <li>{sendingText.peopleElsewhere(others)}</li>}
      </ul>
    </>
  );
}
