import { unescapeMrkdwn } from "@platform/protocol/richtext/mrkdwn/escape.ts";

export interface TypedCommand {
  /** With its slash. */
  readonly command: string;
  readonly text: string;
}

const shape = /^(\/[\p{L}\p{N}_-]+)(?:\s+([^]*))?$/u;

/** What is meant when a message begins with a slash. Paths have two, and are messages. */
export function typedCommand(message: string): TypedCommand | undefined {
  const [, command, text = ""] = shape.exec(message) ?? [];
  return command === undefined ? undefined : { command, text: unescapeMrkdwn(text.trim()) };
}
