/**
 * Every limit in characters counts code points, as `text_character_count` does: an emoji outside the basic plane is one
 * character and not the two code units of `length`. A text is counted only when its length leaves a doubt.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || countCharacters(text) > max;
}

export function isShorterThan(text: string, min: number): boolean {
  if (text.length < min) return true;
  return text.length < 2 * min && countCharacters(text) < min;
}

/** The first `max` characters; no pair of surrogates is cut in two. */
export function cutCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const character of text) {
    if (++count > max) return text.slice(0, end);
    end += character.length;
  }
  return text;
}
