import { findEmoji } from "@platform/protocol/richtext/mrkdwn/findEmoji.ts";
import { emoticons, emoticonSource } from "./emoticons.ts";

/** A piece of a text: words, or the name of an emoji and how it was typed. */
export type Piece = string | { readonly name: string; readonly typed: string };

const emoticon = new RegExp(`(?<=^|\\s)(?:${emoticonSource})(?=\\s|$)`, "y");

/** Finds the emoji in a typed text: `:names:` that are known, and emoticons that stand alone. */
export function splitEmoji(text: string, isKnown: (name: string) => boolean, kept: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let wordsFrom = 0;
  for (let at = 0; at < text.length;) {
    const found = emojiAt(text, at);
    if (!found || kept.has(found.typed) || !isKnown(found.name)) {
      at++;
      continue;
    }
    if (at > wordsFrom) pieces.push(text.slice(wordsFrom, at));
    pieces.push(found);
    wordsFrom = at += found.typed.length;
  }
  if (wordsFrom < text.length) pieces.push(text.slice(wordsFrom));
  return pieces;
}

function emojiAt(text: string, at: number): Exclude<Piece, string> | undefined {
  const shortcode = text[at] === ":" ? findEmoji(text, at) : undefined;
  if (shortcode !== undefined) return { name: shortcode, typed: `:${shortcode}:` };
  emoticon.lastIndex = at;
  const typed = emoticon.exec(text)?.[0];
  const name = emoticons.get(typed ?? "");
  return typed === undefined || name === undefined ? undefined : { name, typed };
}
