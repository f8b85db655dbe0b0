import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { memo, useMemo } from "react";
import { RichText } from "../richtext/RichText.tsx";
import { type TextEnd, TextEndContext } from "../richtext/textEnd.ts";
import { timelineText } from "../strings/timeline.ts";
import { StreamedBlocks } from "./streams/StreamedBlocks.tsx";
import type { StreamingState } from "./streams/streamingState.ts";
import { Attachments } from "./Attachments.tsx";
import { Blocks } from "./Blocks.tsx";
import styles from "./MessageContent.module.css";
import { contentKind } from "./contentKind.ts";

/** What of a message is drawn here. */
export interface DrawnMessage {
  readonly ts: string;
  readonly text?: string | undefined;
  readonly blocks?: readonly object[] | undefined;
  readonly attachments?: readonly object[] | undefined;
  readonly streaming_state?: string | undefined;
  readonly edited?: object | undefined;
}

interface Props {
  readonly message: DrawnMessage;
  readonly channelId: string;
  readonly selfId: string;
  readonly author: string;
  /** Whether a stream answers this person, who may then stop it. */
  readonly canStop: boolean;
}

/** All that a message says: its blocks, or its text where it has none, and what is attached to it. */
export const MessageContent = memo(function MessageContent({ message, channelId, selfId, author, canStop }: Props) {
  const { ts, text = "", blocks = [], attachments = [], streaming_state: state } = message;
  const place = { kind: "message", channelId, ts } as const;
  const kind = contentKind(message);
  const parsed = useMemo(() => (kind === "text" ? parseMrkdwn(text) : undefined), [kind, text]);
  const isEdited = message.edited !== undefined;
  const end = useTextEnd(isEdited, parsed ?? (kind === "blocks" ? blocks.at(-1) : undefined));
  return (
    <TextEndContext value={end}>
      {kind === "stream" && (
        <StreamedBlocks
          blocks={blocks}
          state={state as StreamingState}
          place={place}
          author={author}
          canStop={canStop}
          selfId={selfId}
        />
      )}
      {kind === "blocks" && (
        <Blocks blocks={blocks} surface="message" place={place} conversationId={channelId} selfId={selfId} />
      )}
      {parsed && <RichText block={parsed} />}
      {isEdited && !end && edited}
      {attachments.length > 0 && <Attachments attachments={attachments} place={place} selfId={selfId} />}
    </TextEndContext>
  );
});

const edited = <span className={styles["edited"]}> {timelineText.edited}</span>;

/** Behind the words of an edited message; after a message that does not end with words. */
function useTextEnd(isEdited: boolean, block: object | undefined): TextEnd | undefined {
  return useMemo(() => {
    const isText = block !== undefined && "type" in block && block.type === "rich_text";
    return isEdited && isText ? { block, node: edited } : undefined;
  }, [isEdited, block]);
}
