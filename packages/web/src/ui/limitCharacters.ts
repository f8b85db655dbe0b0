import { countCharacters, cutCharacters, isLongerThan } from "@platform/protocol/characters.ts";

/**
 * Keeps a field within its limit as `maxLength` does, but counts code points as the server does: an emoji is one
 * character and not two. What was just put in, before the caret, is shortened; what stood behind it stays.
 */
export function limitCharacters(value: string, caret: number, max: number): { value: string; caret: number } {
  if (!isLongerThan(value, max)) return { value, caret };
  const after = cutCharacters(value.slice(caret), max);
  const before = cutCharacters(value.slice(0, caret), max - countCharacters(after));
  return { value: before + after, caret: before.length };
}
