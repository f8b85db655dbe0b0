import { parseMrkdwn } from "@platform/protocol/richtext/mrkdwn/parseMrkdwn.ts";
import { plainText } from "@platform/protocol/richtext/plainText.ts";
import { memo } from "react";
import type { Message } from "../store/types.ts";
import { Files } from "./Files.tsx";

interface Props {
  readonly channel: string;
  readonly message: Message;
}

/** What a message says: its blocks, or else its text; then what is attached. */
export const MessageBody = memo(function MessageBody({ message }: Props) {
  return (
    <>
      <div>{plainText(parseMrkdwn(message.text))}</div>
      {message.files && <Files files={message.files} />}
    </>
  );
});
