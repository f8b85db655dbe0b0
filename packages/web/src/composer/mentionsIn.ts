import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import type { broadcastRanges } from "@platform/protocol/richtext/broadcastRanges.ts";
import type { Inline } from "@platform/protocol/richtext/inline.ts";

type Range = (typeof broadcastRanges)[number];

/** Whom a message names. */
export interface Mentions {
  readonly users: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly ranges: ReadonlySet<Range>;
}

/** Every mention in a message, once. */
export function mentionsIn(block: RichTextBlock): Mentions {
  const users = new Set<string>();
  const groups = new Set<string>();
  const ranges = new Set<Range>();
  const visit = (element: Inline | { readonly elements: readonly unknown[] }): void => {
    if ("elements" in element) return element.elements.forEach((inner) => visit(inner as Inline));
    if (element.type === "user") users.add(element.user_id);
    else if (element.type === "usergroup") groups.add(element.usergroup_id);
    else if (element.type === "broadcast") ranges.add(element.range);
  };
  block.elements.forEach(visit);
  return { users, groups, ranges };
}
