import { memo } from "react";
import { discard, retry } from "../store/sending.ts";
import { nameOf, usePerson } from "../store/people.ts";
import { useClient } from "../store/store.ts";
import type { Message, Outgoing } from "../store/types.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { PersonAvatar } from "../people/PersonAvatar.tsx";
import { useExplained } from "../api/useExplained.ts";
import { MessageBody } from "./MessageBody.tsx";
import styles from "./MessageRow.module.css";
import own from "./OutgoingRow.module.css";
import { timelineText } from "../strings/timeline.ts";
import { buttonText } from "../strings/buttons.ts";

interface Props {
  readonly item: Outgoing;
  readonly isGrouped: boolean;
}

/** A message on its way: there at once, paler until the server has it. */
export const OutgoingRow = memo(function OutgoingRow({ item, isGrouped }: Props) {
  const self = useClient((state) => state.self);
  const name = nameOf(usePerson(self));
  const isFailed = item.state === "failed";
  return (
    <div className={classes(styles["row"], isGrouped && styles["grouped"])} data-outgoing={item.state}>
      <div className={styles["side"]}>{!isGrouped && <PersonAvatar id={self} name={name} />}</div>
      <div className={styles["content"]}>
        {!isGrouped && (
          <div className={styles["byline"]}>
            <span className={styles["name"]}>{name}</span>
          </div>
        )}
        <div className={own["text"]}>
          <MessageBody channel={item.place.channel} message={asMessage(item, self)} />
        </div>
        {isFailed && <Failed item={item} />}
      </div>
    </div>
  );
});

function Failed({ item }: { readonly item: Outgoing }) {
  return (
    <div role="alert" className={own["failed"]}>
      {timelineText.notSent(useExplained(item.fault ?? ""))}
      <Button onClick={() => retry(item)}>{buttonText.tryAgain}</Button>
      <Button variant="quiet" onClick={() => discard(item)}>
        {timelineText.discard}
      </Button>
    </div>
  );
}

function asMessage({ text, blocks, id }: Outgoing, self: string): Message {
  return { type: "message", user: self, text, ts: id, blocks: blocks as NonNullable<Message["blocks"]> };
}
