import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

/** Later than the library of the list waits for. */
const delayMs = 400;
const messages = 60;

/** What a busy machine does: the sizes of rows become known late, each batch by itself. */
const delaySizes = `{
  const Native = window.ResizeObserver;
  window.ResizeObserver = class extends Native {
    constructor(callback) {
      super((...args) => setTimeout(() => callback(...args), ${delayMs}));
    }
  };
}`;

describe("a list whose sizes become known late", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let bob: Page;
  let channel = "";
  const stamps: string[] = [];

  const asAlice = (method: string, args: object) => stage.call(method, args, stage.tokenOf("alice"));
  /** Tall and short ones, so that every estimate is wrong. */
  const textOf = (at: number) =>
    [`message ${at}`, ...Array.from({ length: (at * 7) % 13 }, () => "and more")].join("\n");

  before(async () => {
    stage = await openAppStage();
    channel = ((await asAlice("conversations.create", { name: "tall" }))["channel"] as { id: string }).id;
    await asAlice("conversations.invite", { channel, users: stage.userId("bob") });
    for (let at = 0; at < messages; at++)
      stamps.push(String((await asAlice("chat.postMessage", { channel, text: textOf(at) }))["ts"]));
    bobs = await stage.enter("bob", "/sign-in");
    bob = bobs.page;
    await bobs.context.addInitScript({ content: delaySizes });
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  async function open(path = ""): Promise<void> {
    await bob.goto(`${stage.url}/client/${channel}${path}`);
    await composerOf(bob).waitFor();
  }

  /** Where a message is, from the top of the list; undefined while it is not drawn. */
  async function placeOf(ts: string, list = messagesOf(bob)): Promise<number | undefined> {
    const frame = await list.boundingBox();
    const shown = list.locator(`[data-ts="${ts}"]`);
    const box = (await shown.count()) > 0 ? await shown.boundingBox() : null;
    return frame && box && box.y + box.height > frame.y && box.y < frame.y + frame.height ? box.y - frame.y : undefined;
  }

  /** Where a message has been for longer than sizes take to become known. */
  async function settledPlace(ts: string, list = messagesOf(bob)): Promise<number | undefined> {
    let before: number | undefined | "unknown" = "unknown";
    let since = performance.now();
    return until("the list has settled", async () => {
      const now = await placeOf(ts, list);
      if (now !== before) since = performance.now();
      before = now;
      return performance.now() - since > 3 * delayMs ? { now } : undefined;
    }).then(({ now }) => now);
  }

  test("opens at a message that a link leads to", async () => {
    await open(`/at/${stamps[30]}`);
    assert.ok((await settledPlace(stamps[30] ?? "")) !== undefined, "it is on the screen");
  });

  test("opens at the first unread message", async () => {
    await stage.call("conversations.mark", { channel, ts: stamps[19] }, stage.tokenOf("bob"));
    await open();
    await messagesOf(bob).getByRole("heading", { name: "New messages" }).waitFor();
    const place = await settledPlace(stamps[20] ?? "");
    assert.ok(place !== undefined && place < 250, `near the top, not at ${place}`);
  });

  test("opens a thread at its first unread reply", async () => {
    const [parent] = stamps;
    const thread = { channel, thread_ts: parent };
    await stage.call("chat.postMessage", { ...thread, text: "mine" }, stage.tokenOf("bob"));
    const replies: string[] = [];
    for (let at = 0; at < 40; at++)
      replies.push(String((await asAlice("chat.postMessage", { ...thread, text: textOf(at) }))["ts"]));
    await open(`/thread/${parent}`);
    const pane = bob.getByRole("complementary", { name: "Thread" });
    await pane.getByRole("heading", { name: "New messages" }).waitFor();
    assert.ok((await settledPlace(replies[0] ?? "", pane)) !== undefined, "it is on the screen");
  });

  test("follows what one posts, and stays where the reader went afterwards", async () => {
    await open();
    await composerOf(bob).click();
    await bob.keyboard.insertText(Array.from({ length: 30 }, (_, at) => `line ${at}`).join("\n"));
    await bob.keyboard.press("Enter");
    const { messages: latest } = await until("it is posted", async () => {
      const answer = await asAlice("conversations.history", { channel, limit: 1 });
      const [newest] = answer["messages"] as readonly { ts: string; text: string }[];
      return newest?.text.startsWith("line 0") ? { messages: newest } : undefined;
    });
    assert.ok((await settledPlace(latest.ts)) !== undefined, "it is on the screen");
    await bob.getByRole("button", { name: "Jump to latest" }).waitFor({ state: "detached" });

    await messagesOf(bob).hover();
    await bob.mouse.wheel(0, -3_000);
    await until("it is out of sight", async () => (await placeOf(latest.ts)) === undefined);
    await asAlice("chat.postMessage", { channel, text: "while reading" });
    await messagesOf(bob)
      .getByText(/^1 new message/)
      .waitFor();
    assert.equal(await settledPlace(latest.ts), undefined, "the list stays where the reader is");
    assert.deepEqual(bobs.faults, []);
  });
});
