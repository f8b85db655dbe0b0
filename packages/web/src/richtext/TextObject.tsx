import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { findEmoji } from "@platform/protocol/richtext/mrkdwn/findEmoji.ts";
import type { Text } from "@platform/protocol/objects/text.ts";
import { memo, type ReactNode } from "react";
import { Emoji } from "./Emoji.tsx";
import { RichText } from "./RichText.tsx";

/** A text object of a block: words as they are, or words with marks. */
export const TextObject = memo(function TextObject({ text }: { readonly text: Text }) {
  if (text.type === "mrkdwn") return <RichText block={parseMrkdwn(text.text, { verbatim: text.verbatim ?? false })} />;
  return <PlainText text={text.text} hasEmoji={text.emoji ?? true} />;
});

interface PlainProps {
  readonly text: string;
  /** Whether `:names:` become emoji. */
  readonly hasEmoji?: boolean;
}

/** Words in which nothing is markup but the names of emoji. */
export function PlainText({ text, hasEmoji = true }: PlainProps) {
  return <bdi>{hasEmoji ? withEmoji(text) : text}</bdi>;
}

function withEmoji(text: string): ReactNode[] {
  const shown: ReactNode[] = [];
  let start = 0;
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1)) {
    if (at < start) continue;
    const name = findEmoji(text, at);
    if (name === undefined) continue;
    shown.push(text.slice(start, at), <Emoji key={at} name={name} />);
    start = at + name.length + 2;
  }
  return [...shown, text.slice(start)];
}
