import type { Metadata } from "./metadata.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Each part of a message that was given, checked and completed; plain data, because it crosses to the writer thread. */
export interface Parts {
  /** The text, or what the blocks say when there is none. */
  readonly text: string | undefined;
  readonly blocks: readonly object[] | undefined;
  readonly attachments: readonly object[] | undefined;
  readonly metadata: Metadata | undefined;
}

/** Lists that are empty are left out of a body. */
export function listFields({ blocks = [], attachments = [] }: Pick<Parts, "blocks" | "attachments">): Fields {
  return { ...(blocks.length > 0 && { blocks }), ...(attachments.length > 0 && { attachments }) };
}

const visible = ["blocks", "attachments", "files"];

/** Whether there would be nothing to see. */
export function showsNothing(body: Fields & { readonly text: string }): boolean {
  return body.text.trim() === "" && visible.every((field) => body[field] === undefined);
}
