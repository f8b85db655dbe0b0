import { useEmojiCharacters } from "./emojiTable.ts";
import { useReader } from "./reader.ts";
import styles from "./RichText.module.css";
import { safePicture } from "./safeUrl.ts";

interface Props {
  /** As written between colons. */
  readonly name: string;
  readonly characters?: string | undefined;
  /** The picture of an emoji of another workspace. */
  readonly url?: string | undefined;
}

/** An emoji by its characters or its picture; by its name when it has neither. */
export function Emoji({ name, characters, url }: Props) {
  const picture = safePicture(useReader().useEmoji(name) ?? url);
  const shown = useEmojiCharacters(name, characters);
  if (picture !== undefined) {
    return (
      <img
        className={styles["emoji"]}
        src={picture}
        alt={`:${name}:`}
        title={`:${name}:`}
        loading="lazy"
        // Copied into a message, it sends the emoji, not an address.
        data-emoji={name}
      />
    );
  }
  if (shown === undefined) return <span>{`:${name}:`}</span>;
  return (
    <span className={styles["emojiText"]} role="img" aria-label={name.replaceAll("_", " ")} title={`:${name}:`}>
      {shown}
    </span>
  );
}
