import type { EventPayload } from "@platform/protocol/contract/events.ts";
import { X } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { TrackedMessage } from "../activity/TrackedMessage.tsx";
import { useCall } from "../api/useCall.ts";
import { onEvent } from "../store/listeners.ts";
import type { Message } from "../store/types.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { MessageBody } from "../timeline/MessageBody.tsx";
import pane from "./Pane.module.css";
import { channelPath, messagePath } from "../navigation/paths.ts";
import { msOf } from "../timeline/rows.ts";
import search from "../timeline/MessageResults.module.css";
import { useNow } from "../richtext/useNow.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import styles from "./PinsPane.module.css";
import { useTimes } from "../timeline/times.ts";
import { panesText } from "../strings/panes.ts";
import { buttonText } from "../strings/buttons.ts";

/** Messages that people pinned for everyone. */
export function PinsPane({ channel }: { readonly channel: string }) {
  const [, go] = useLocation();
  const pins = useCall("pins.list", { channel });
  const { refetch } = pins;
  useEffect(() => {
    const hear = (event: EventPayload<"pin_added" | "pin_removed">) => void (event.channel_id === channel && refetch());
    const stops = [onEvent("pin_added", hear), onEvent("pin_removed", hear)];
    return () => stops.forEach((stop) => stop());
  }, [channel, refetch]);
  const items = (pins.data?.items ?? []) as readonly { readonly message?: Message }[];
  return (
    <aside aria-label={panesText.pinnedMessages} className={pane["pane"]}>
      <header className={pane["header"]}>
        <h2 className={pane["title"]}>{panesText.pinnedMessages}</h2>
        <IconButton label={buttonText.close} icon={<X size={20} />} onClick={() => go(channelPath(channel))} />
      </header>
      <div className={pane["body"]}>
        {pins.isPending && <Skeleton rows={3} />}
        {pins.isError && <ErrorState text={panesText.pinsFailed} onRetry={() => void pins.refetch()} />}
        {pins.isSuccess && items.length === 0 && <EmptyState text={panesText.noPins} />}
        <ul className={search["list"]}>
          {items.flatMap(({ message }) =>
            message
              ? [
                  <li key={message.ts} className={search["match"]}>
                    <Pinned channel={channel} message={message} />
                    <TrackedMessage channel={channel} message={message}>
                      <MessageBody channel={channel} message={message} />
                    </TrackedMessage>
                  </li>,
                ]
              : [],
          )}
        </ul>
      </div>
    </aside>
  );
}

/** Who said it, and when; leads to the message. */
function Pinned({ channel, message }: { readonly channel: string; readonly message: Message }) {
  const { agoText } = useTimes();
  const person = usePerson(message.user);
  const name = message.username ?? nameOf(person);
  const nowMs = useNow();
  return (
    <p className={styles["pinned"]}>
      {message.user === undefined ? (
        <Avatar id={message.bot_id ?? name} name={name} size={20} />
      ) : (
        <PersonAvatar id={message.user} size={20} />
      )}
      <bdi className={styles["author"]}>{name}</bdi>
      <Link href={messagePath(channel, message.ts)} className={search["where"]}>
        {agoText(msOf(message.ts), nowMs)}
      </Link>
    </p>
  );
}
