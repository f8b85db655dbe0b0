import { memo, useState } from "react";
import { nameOf } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Message } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { MessageRow } from "./MessageRow.tsx";
import styles from "./NoticesRow.module.css";
import { messageListText } from "../strings/messageList.ts";

interface Props {
  readonly channel: string;
  readonly messages: readonly Message[];
  readonly isInThread: boolean;
}

/** People who came and went, in one line: `Alice and 4 others joined`. */
export const NoticesRow = memo(function NoticesRow({ channel, messages, isInThread }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles["notices"]}>
        <Came messages={messages.filter((message) => !isLeaving(message))} say={messageListText.joined} />
        <Came messages={messages.filter(isLeaving)} say={messageListText.left} />
        <Button variant="quiet" aria-expanded={isOpen} className={styles["toggle"]} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messageListText.showLess : messageListText.showAll}
        </Button>
      </div>
      {isOpen &&
        messages.map((message) => (
          <MessageRow key={message.ts} channel={channel} message={message} isGrouped={false} isInThread={isInThread} />
        ))}
    </>
  );
});

interface CameProps {
  readonly messages: readonly Message[];
  readonly say: (first: string, others: number) => string;
}

function Came({ messages, say }: CameProps) {
  const users = new Set(messages.map(({ user = "" }) => user));
  const [first = ""] = users;
  const name = useClient((state) => nameOf(state.people[first]));
  return users.size === 0 ? null : <span>{say(name, users.size - 1)}</span>;
}

function isLeaving({ subtype = "" }: Message): boolean {
  return subtype.endsWith("_leave");
}
