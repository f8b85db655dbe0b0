import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import fc from "fast-check";
import { startAnswer, streamed } from "../../packages/server/testkit/streams.ts";
import { type Actor, type Workspace, workspace } from "../../packages/server/testkit/workspace.ts";
import { type Frame, Listening } from "./listening.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds, storeKinds } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const runs = roundsOf("PLATFORM_STREAMS_RUNS");

/** What each writer sends, one piece after the other; a piece that is too long is refused and leaves no trace. */
const piece = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constant("x".repeat(limits.markdown_chars_max)) },
);
const writers = fc.array(fc.array(piece, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 5 });

describe("a stream that several write to at once", () => {
  for (const kind of storeKinds) {
    test(`says what was accepted, once and in one order, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      await saysWhatWasAccepted([world]);
    });
  }
  for (const kind of sharedStoreKinds) {
    test(`says the same to readers of two servers on ${kind.name}`, { skip: kind.skip }, async () => {
      await using servers = await twoServers(kind);
      await saysWhatWasAccepted([servers.first, servers.second]);
    });
  }
});

async function saysWhatWasAccepted(servers: readonly [Workspace, ...Workspace[]]): Promise<void> {
  const [first] = servers;
  for (const { platform } of servers) await platform.listen();
  await fc.assert(
    fc.asyncProperty(writers, async (all) => {
      // An app may begin so many streams a minute.
      for (const { clock } of servers) clock.advance({ seconds: 2 });
      await using stack = new AsyncDisposableStack();
      const heard: (readonly [Listening, Workspace])[] = [];
      for (const server of servers) heard.push([stack.use(await Listening.as(server.bob)), server]);
      const at = await startAnswer(first);

      const scribe = new Scribe(at);
      await Promise.all(all.map((pieces, who) => scribe.write(servers[who % servers.length]?.bot, who, pieces)));
      await first.bot.does("chat.stopStream", { channel: at.channel, ts: at.ts });

      const { text } = await streamed(first, at);
      scribe.assertSaid(text);
      for (const server of servers) assert.equal((await streamed(server, at)).text, text);
      // The last message is posted at the same server: on a file, another one would be noticed seconds later.
      for (const [listening, { alice }] of heard) {
        assertGrows(textsOf(await listening.soFar(alice, at.channel), at.ts), text);
      }
    }),
    { numRuns: runs },
  );
}

interface Accepted {
  readonly words: string;
  /** When it was sent and when it was answered, counted over all writers. */
  readonly sent: number;
  readonly answered: number;
}

/** Sends pieces, and remembers those that were accepted. */
class Scribe {
  readonly #at: { readonly channel: string; readonly ts: string };
  readonly #accepted: Accepted[] = [];
  #moment = 0;

  constructor({ channel, ts }: { readonly channel: string; readonly ts: string }) {
    this.#at = { channel, ts };
  }

  async write(bot: Actor | undefined, who: number, pieces: readonly string[]): Promise<void> {
    for (const [which, content] of pieces.entries()) {
      // No name is the beginning of another, so that the text can be taken apart in one way only.
      const words = `[${who}.${which}]${content}`;
      const sent = ++this.#moment;
      const body = await bot?.asks("chat.appendStream", { ...this.#at, markdown_text: words });
      if (words.length <= limits.markdown_chars_max) assert.ok(body?.ok, JSON.stringify(body));
      else assert.equal(body?.error, "msg_too_long");
      if (body?.ok) this.#accepted.push({ words, sent, answered: ++this.#moment });
    }
  }

  /** Every piece stands there once and whole, and none before one that was answered before it was sent. */
  assertSaid(text: string): void {
    const left = new Set(this.#accepted);
    const order: Accepted[] = [];
    for (let rest = text; rest !== "";) {
      const next = [...left].find(({ words }) => rest.startsWith(words));
      assert.ok(next, `nobody said: ${rest.slice(0, 40)}`);
      left.delete(next);
      order.push(next);
      rest = rest.slice(next.words.length);
    }
    assert.deepEqual([...left], [], "these pieces are lost");
    for (const [at, later] of order.entries()) {
      const early = order.slice(0, at).find(({ sent }) => sent > later.answered);
      assert.equal(early, undefined, "a piece overtook one that had been answered");
    }
  }
}

/** What the message said in each event about it. */
function textsOf(frames: readonly Frame[], ts: string): string[] {
  return frames.flatMap((frame) => {
    const message = (frame["subtype"] === "message_changed" ? frame["message"] : frame) as { ts: string; text: string };
    return frame.type === "message" && message.ts === ts ? [message.text] : [];
  });
}

function assertGrows(texts: readonly string[], end: string): void {
  assert.equal(texts[0], "");
  assert.equal(texts.at(-1), end);
  for (const [at, text] of texts.slice(1).entries()) {
    assert.ok(text.startsWith(texts[at] ?? ""), `"${text}" does not go on from "${texts[at]}"`);
  }
}
