import type { TestPlatform } from "../startPlatform.ts";
import { type AppMessage, appMessages } from "./appMessages.ts";
import { isThere, placeOf, type PlaceWish } from "./place.ts";
import { matchesText, printWanted, waitFor } from "./waitFor.ts";

export interface ReplyWish extends PlaceWish {
  /** The whole text, or a pattern; any text when left out. */
  readonly text?: string | RegExp;
}

/**
 * Waits until an app has posted a message, and returns it with the text that it has after updates.
 *
 * @example
 * const question = await p.as("alice").post("general", "hello");
 * await expectReply(p, { to: question, text: /^Hello/ });
 */
export async function expectReply(p: TestPlatform, wish: ReplyWish = {}): Promise<AppMessage> {
  const place = placeOf(p, wish);
  const { text, withinMs } = wish;
  return waitFor(p, {
    place,
    withinMs,
    caller: expectReply,
    look: (entries) =>
      appMessages(entries).find((message) => isThere(place, message) && matchesText(message.text, text)),
    explain(entries) {
      const there = appMessages(entries).filter((message) => isThere(place, message));
      const instead =
        there.length === 0 ? "There is none" : `There are ${there.map((one) => JSON.stringify(one.text)).join(", ")}`;
      return {
        message: `Expected a reply${printWanted(text)} of ${place.appName}${place.text}. ${instead}.`,
        actual: there.length === 1 ? there[0]?.text : there.map((one) => one.text),
        expected: text,
      };
    },
  });
}
