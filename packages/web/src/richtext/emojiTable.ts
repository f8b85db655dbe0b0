import type { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { useSyncExternalStore } from "react";

type Lookup = typeof standardEmoji;

let lookup: Lookup | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** The table has two thousand names; it is fetched when the first name is met that came without its characters. */
export function loadEmojiTable(): Promise<void> {
  loading ??= import("@platform/protocol/emoji/standardEmoji.ts").then(
    (module) => {
      lookup = module.standardEmoji;
      for (const notify of waiting) notify();
    },
    // Without a network; the next name tries again.
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** The table, once it is loaded. */
export function emojiLookup(): Lookup | undefined {
  return lookup;
}

function subscribe(onChange: () => void): () => void {
  waiting.add(onChange);
  void loadEmojiTable();
  return () => waiting.delete(onChange);
}

/** The characters of a standard emoji by its name; nothing for a custom one, and until the table is there. */
export function useEmojiCharacters(name: string, known: string | undefined): string | undefined {
  const table = useSyncExternalStore(known === undefined ? subscribe : never, emojiLookup);
  return known ?? table?.(name)?.characters;
}

/** Loads the table for texts that are printed rather than rendered, and draws again when it is there. */
export function useEmojiTable(): void {
  useSyncExternalStore(subscribe, emojiLookup);
}

const never = () => () => {};
