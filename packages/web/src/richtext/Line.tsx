import type { Inline } from "@platform/protocol/richtext/inline.ts";
import { emojiCharacters, emojiName } from "@platform/protocol/richtext/emojiText.ts";
import { DateText } from "./DateText.tsx";
import { Emoji } from "./Emoji.tsx";
import { Broadcast, ChannelMention, TeamMention, UsergroupMention, UserMention } from "./Mention.tsx";
import { useReader } from "./reader.ts";
import { LinkRun } from "./LinkRun.tsx";
import { Reference } from "./Reference.tsx";
import styles from "./RichText.module.css";
import { Styled } from "./Styled.tsx";

/** The content of one or several lines, as React elements: user text is never parsed as HTML. */
export function Line({ elements }: { readonly elements: readonly Inline[] }) {
  return elements.map((element, at) => <Run key={at} element={element} />);
}

function Run({ element }: { readonly element: Inline }) {
  switch (element.type) {
    case "text":
      return (
        <Styled style={element.style}>
          <Words text={element.text} />
        </Styled>
      );
    case "link":
      return <LinkRun url={element.url} text={element.text} isUnsafe={element.unsafe === true} style={element.style} />;
    case "emoji":
      return (
        <Styled style={element.style}>
          <Emoji name={emojiName(element)} characters={emojiCharacters(element)} url={element.url} />
        </Styled>
      );
    case "user":
    case "canvas_user_mention":
      return <UserMention id={element.user_id} style={element.style} />;
    case "usergroup":
      return <UsergroupMention id={element.usergroup_id} style={element.style} />;
    case "channel":
      return <ChannelMention id={element.channel_id} style={element.style} />;
    case "team":
      return <TeamMention id={element.team_id} style={element.style} />;
    case "broadcast":
      return <Broadcast range={element.range} style={element.style} />;
    case "color":
      return <ColorRun value={element.value} style={element.style} />;
    case "date":
      return <DateText date={element} />;
    default:
      return <Reference element={element} />;
  }
}

/** A text with the reader's keywords highlighted: every second part of the split is one. */
function Words({ text }: { readonly text: string }) {
  const { keywords } = useReader();
  if (keywords === undefined) return text;
  return text.split(keywords).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={styles["keyword"]}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

type Style = Extract<Inline, { type: "text" }>["style"];

/** The value is checked again here: a style is the one place where a wrong one would be more than text. */
function ColorRun({ value, style }: { readonly value: string; readonly style: Style }) {
  const hex = /^#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$/.exec(value)?.[1];
  return (
    <Styled style={style}>
      {hex !== undefined && <span className={styles["swatch"]} style={{ background: `#${hex}` }} aria-hidden="true" />}
      <bdi>{value}</bdi>
    </Styled>
  );
}
