import { asLink } from "@platform/protocol/richtext/asLink.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";
import { unknownText } from "@platform/protocol/richtext/unknownText.ts";
import { LinkRun } from "./LinkRun.tsx";
import { ChannelMention } from "./Mention.tsx";
import styles from "./RichText.module.css";
import { Styled } from "./Styled.tsx";
import { richtextText } from "../strings/richtext.ts";

/** An element that refers to something elsewhere: as a link where it has an address, otherwise as a chip with its name. */
export function Reference({ element }: { readonly element: Inline }) {
  const { style } = element;
  const link = asLink(element);
  if (link) return <LinkRun url={link.url} text={link.text} isUnsafe={false} style={style} />;
  const channelId = channelOf(element);
  return (
    <>
      <span className={styles["chip"]} data-color={element.type === "tag" ? element.color : undefined}>
        <Styled style={style}>
          <bdi>{unknownText(element)}</bdi>
        </Styled>
      </span>
      {channelId !== undefined && (
        <>
          {` ${richtextText.in} `}
          <ChannelMention id={channelId} style={undefined} />
        </>
      )}
    </>
  );
}

/** Where the message is that an element mentions. */
function channelOf(element: Inline): string | undefined {
  if (element.type === "message_mention") return element.channel_id;
  return element.type === "canvas_message_unfurl" ? element.root_message_channel : undefined;
}
