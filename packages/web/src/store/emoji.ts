import type { EventPayload } from "@platform/protocol/contract/events.ts";

/** The workspace's own emoji by name: the address of a picture, or `alias:` and the name that it is another one of. */
export type OwnEmoji = Readonly<Record<string, string>>;

const aliasMark = "alias:";

/** The canonical name of an emoji: reactions are counted under it, whichever alias was used. */
export function emojiBehind(own: OwnEmoji, name: string): string {
  // Names come from the author of the message, and `constructor` is one; only own properties count.
  const value = Object.hasOwn(own, name) ? own[name] : undefined;
  return value?.startsWith(aliasMark) ? value.slice(aliasMark.length) : name;
}

/** Where the picture of an emoji is; nothing when the workspace has none of that name. */
export function emojiPicture(own: OwnEmoji, name: string): string | undefined {
  // A second name leads to the picture of the first; never further, so a ring of names ends.
  const first = emojiBehind(own, name);
  const value = Object.hasOwn(own, first) ? own[first] : undefined;
  return value?.startsWith(aliasMark) ? undefined : value;
}

/** Whether a name is only another one for an emoji that is there already. */
export function isOtherName(own: OwnEmoji, name: string): boolean {
  return emojiBehind(own, name) !== name;
}

export function withEmojiChange(own: OwnEmoji, change: EventPayload<"emoji_changed">): OwnEmoji {
  if (change.subtype === "add") return { ...own, [change.name]: change.value };
  if (change.subtype === "remove") return without(own, change.names);
  const { old_name: before, new_name: now, value } = change;
  // Aliases follow their emoji, without an event for each.
  const moved = Object.entries(without(own, [before])).map(
    ([name, known]) => [name, known === aliasMark + before ? aliasMark + now : known] as const,
  );
  return { ...Object.fromEntries(moved), [now]: value };
}

function without(own: OwnEmoji, names: readonly string[]): OwnEmoji {
  return Object.fromEntries(Object.entries(own).filter(([name]) => !names.includes(name)));
}
