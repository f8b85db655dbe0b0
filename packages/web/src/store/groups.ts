import type { Group } from "./types.ts";

export interface WireGroup {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly users?: readonly string[];
}

/** What is kept of a group: how to name it, and whether it means oneself. */
export function groupOf({ self }: { readonly self: string }, { id, handle, name, users = [] }: WireGroup): Group {
  return { id, handle, name, isOwn: users.includes(self), count: users.length };
}
