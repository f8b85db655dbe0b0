import { createHash } from "node:crypto";
import { cutCharacters, isLongerThan, limits } from "@platform/protocol";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";

/** A tool as its server describes it. All of it is the word of the server, the notes about what it does as well. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Fields;
  readonly isReadOnly: boolean;
  readonly isDestructive: boolean;
  readonly isIdempotent: boolean;
  readonly isOpenWorld: boolean;
  /** Changes with the description: what a person allowed is what they had read. */
  readonly hash: string;
}

/** The letters that the protocol allows, and headers take. */
const toolName = /^[\w./-]+$/;

/** Control characters, and those that turn the direction of what follows: a question before a call could read otherwise. */
const deceiving = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A tool that can be shown and called; nothing for one that cannot. */
export function readTool(value: unknown): Tool | undefined {
  if (!isFields(value)) return undefined;
  const { name, title, description, inputSchema, annotations: given } = value;
  if (typeof name !== "string" || isLongerThan(name, limits.mcp_tool_name_chars_max) || !toolName.test(name)) {
    return undefined;
  }
  if (!isFields(inputSchema)) return undefined;
  const schema = JSON.stringify(inputSchema);
  if (Buffer.byteLength(schema) > limits.mcp_schema_bytes_max) return undefined;
  const notes = isFields(given) ? given : {};
  const shownTitle = typeof title === "string" ? title : notes["title"];
  const tool = {
    name,
    title: textOf(shownTitle, limits.mcp_tool_title_chars_max),
    description: textOf(description, limits.mcp_tool_description_chars_max),
    inputSchema,
    isReadOnly: notes["readOnlyHint"] === true,
    // As the protocol has it where a server says nothing.
    isDestructive: notes["readOnlyHint"] !== true && notes["destructiveHint"] !== false,
    isIdempotent: notes["idempotentHint"] === true,
    isOpenWorld: notes["openWorldHint"] !== false,
  };
  return {
    ...tool,
    hash: createHash("sha256")
      .update(JSON.stringify({ ...tool, description }))
      .digest("hex"),
  };
}

function textOf(value: unknown, charsMax: number): string {
  return typeof value === "string" ? cutCharacters(value.replace(deceiving, ""), charsMax) : "";
}
