import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";

describe("between what is read and what is heard", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let general: string;
  let random: string;
  const frames: string[] = [];
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    random = stage.dev.channels["random"] ?? "";
    alice = await stage.enter("alice", "/sign-in");
    page = alice.page;
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  /** Keeps the first answer to a method from the page, as it was given, until it is let through. */
  async function holdAnswer(method: string) {
    const given = Promise.withResolvers<void>();
    const through = Promise.withResolvers<void>();
    await page.route(
      `**/api/${method}*`,
      async (route) => {
        const response = await route.fetch();
        given.resolve();
        await through.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    return { given: given.promise, letThrough: through.resolve };
  }

  /** Until the page has received a message. */
  const heard = (text: string) => until(text, () => frames.some((frame) => frame.includes(text)));
  const say = (channel: string, text: string, more: object = {}) =>
    stage.call("chat.postMessage", { channel, text, ...more }, stage.tokenOf("bob"));
  const publish = (text: string) =>
    stage.call("views.publish", {
      user_id: stage.userId("alice"),
      view: { type: "home", blocks: [{ type: "section", text: { type: "plain_text", text } }] },
    });
  const saying = (text: string) => page.getByRole("article").filter({ hasText: text });

  test("a message that comes before the page listens is shown", async () => {
    const connecting = await holdAnswer("rtm.connect");
    await page.goto(`${stage.url}/client/${general}`);
    await saying("This workspace is yours to break").waitFor();
    await connecting.given;
    await say(general, "While you were connecting");
    connecting.letThrough();
    await saying("While you were connecting").waitFor();
  });

  test("a home tab shows what its app puts there before the page listens, and while views are read", async () => {
    const connecting = await holdAnswer("rtm.connect");
    await page.goto(`${stage.url}/client/app/${stage.appId}`);
    await page.getByText("This app’s home tab is empty.").waitFor();
    await connecting.given;
    await publish("While you were connecting");
    connecting.letThrough();
    await page.getByText("While you were connecting").waitFor();

    const reading = await holdAnswer("client.views.list");
    await page.reload();
    await reading.given;
    await publish("While you were reading");
    await heard("While you were reading");
    const read = page.waitForEvent("requestfinished", (request) => request.url().includes("client.views.list"));
    reading.letThrough();
    await read;
    await page.getByText("While you were reading").waitFor();
    assert.equal(await page.getByText("While you were connecting").count(), 0);
  });

  test("a message that comes while its channel is read is shown, and a reply while its thread is read", async () => {
    const { ts } = await say(random, "Any questions?");
    await say(random, "One", { thread_ts: ts });
    // It was never read, so it opens with the messages after its beginning.
    const reading = await holdAnswer("client.history.after");
    await page.getByRole("link", { name: /random/ }).click();
    await reading.given;
    await say(random, "While you were reading");
    await heard("While you were reading");
    reading.letThrough();
    await saying("While you were reading").waitFor();

    const thread = await holdAnswer("conversations.replies");
    await saying("Any questions?")
      .getByRole("link", { name: /1 reply/ })
      .click();
    await thread.given;
    await say(random, "Another one", { thread_ts: ts });
    await heard("Another one");
    thread.letThrough();
    await page.getByRole("complementary", { name: "Thread" }).getByText("Another one").waitFor();
    assert.deepEqual(alice.faults, []);
  });
});
