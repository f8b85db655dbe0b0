import type { EditorState } from "prosemirror-state";

/** What the person is about to name: a person, a channel, an emoji, a command. */
export interface Trigger {
  readonly sign: "@" | "#" | ":" | "/";
  readonly query: string;
  /** Where the sign stands, and where the query ends. */
  readonly from: number;
  readonly to: number;
}

const shape = /(?:^|[\s([{'"\ufffc])([@#:])([\p{L}\p{N}_.+' -]{0,40})$/u;

/** The beginning of a name before the cursor. One word for channels and emoji; names of people may have two. */
export function triggerBefore(state: EditorState): Trigger | undefined {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.spec.code) return undefined;
  if ($from.marks().some((mark) => mark.type.name === "code")) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc");
  // Only what a message begins with can be a command.
  const isFirst = $from.depth === 1 && $from.index(0) === 0;
  return (isFirst ? findCommand(before, $from.pos) : undefined) ?? findTrigger(before, $from.pos);
}

function findCommand(before: string, pos: number): Trigger | undefined {
  const query = /^\/([\p{L}\p{N}_-]{0,40})$/u.exec(before)?.[1];
  return query === undefined ? undefined : { sign: "/", query, from: pos - query.length - 1, to: pos };
}

export function findTrigger(before: string, pos: number): Trigger | undefined {
  const [, sign, query = ""] = shape.exec(before) ?? [];
  if (sign !== "@" && sign !== "#" && sign !== ":") return undefined;
  const words = query.split(" ");
  if (sign === "@" ? words.length > 2 || (words.some((word) => word === "") && query !== "") : query.includes(" ")) {
    return undefined;
  }
  // A time or a smiley is not a name.
  if (sign === ":" && !/^[\p{L}+_][\p{L}\p{N}_+-]/u.test(query)) return undefined;
  return { sign, query, from: pos - query.length - 1, to: pos };
}

export function isSameTrigger(one: Trigger, other: Trigger): boolean {
  return one.sign === other.sign && one.query === other.query && one.from === other.from;
}
