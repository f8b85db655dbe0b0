import { SmilePlus } from "lucide-react";
import { memo } from "react";
import { Emoji } from "../richtext/Emoji.tsx";
import { nameOf } from "../store/people.ts";
import { store, useClient } from "../store/store.ts";
import type { Message, Reaction } from "../store/types.ts";
import { classes } from "../ui/classes.ts";
import { Tooltip } from "../ui/Tooltip.tsx";
import { EmojiButton } from "../emoji/EmojiButton.tsx";
import { toggleReaction } from "./changeMessage.ts";
import styles from "./Reactions.module.css";
import { timelineText } from "../strings/timeline.ts";

interface Props {
  readonly channel: string;
  readonly message: Message;
}

/** Who thinks what of a message. A click joins in or takes back. */
export const Reactions = memo(function Reactions({ channel, message }: Props) {
  const self = useClient((state) => state.self);
  const { reactions } = message;
  if (!reactions || reactions.length === 0) return null;
  return (
    <div className={styles["list"]}>
      {reactions.map((reaction) => {
        const isMine = reaction.users.includes(self);
        return (
          <Tooltip key={reaction.name} text={whoReacted(reaction)}>
            <button
              type="button"
              aria-pressed={isMine}
              aria-label={`${reaction.name}, ${reaction.count}`}
              className={classes(styles["reaction"], isMine && styles["mine"])}
              onClick={() => void toggleReaction(channel, message, reaction.name)}
            >
              <Emoji name={reaction.name} />
              <span>{reaction.count}</span>
            </button>
          </Tooltip>
        );
      })}
      <EmojiButton
        label={timelineText.addReaction}
        className={styles["add"]}
        icon={<SmilePlus size={16} />}
        onChoose={(emoji) => void toggleReaction(channel, message, emoji.name)}
      />
    </div>
  );
});

function whoReacted({ name, users, count }: Reaction): string {
  const { people, self } = store.getState();
  const named = users.slice(0, 5).map((id) => (id === self ? timelineText.you : nameOf(people[id])));
  const others = count - named.length;
  return timelineText.reactedWith(named, others, name);
}
