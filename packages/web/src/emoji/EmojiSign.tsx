import { useCall } from "../api/useCall.ts";
import { useEmojiTable } from "./useEmojiTable.ts";
import styles from "./EmojiSign.module.css";

/** An emoji by its name: its characters, the picture of a custom one, or the name until either is known. */
export function EmojiSign({ name }: { readonly name: string }) {
  const table = useEmojiTable();
  const characters = table?.standardEmoji(name)?.characters;
  if (characters !== undefined) return <span data-emoji={name}>{characters}</span>;
  return <CustomEmoji name={name} />;
}

function CustomEmoji({ name }: { readonly name: string }) {
  const { data } = useCall("emoji.list", {});
  const url = data?.emoji?.[name];
  if (url === undefined || !/^https?:/.test(url)) return <span>:{name}:</span>;
  return <img className={styles["custom"]} src={url} alt={`:${name}:`} />;
}
