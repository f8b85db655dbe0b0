import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

describe("streams", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let channel: string;
  before(async () => {
    stage = await openAppStage();
    const opened = await stage.call("conversations.open", { users: stage.userId("alice") });
    channel = (opened["channel"] as { id: string }).id;
    alice = await stage.enter("alice", `/client/${channel}`);
    page = alice.page;
    await page.getByRole("heading", { level: 1, name: "Dev App" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  type Chunk = Readonly<Record<string, unknown>>;

  /** Begins an answer in a thread that alice looks at. */
  async function begin(first: string, more: object = {}) {
    const asked = await stage.call("chat.postMessage", { channel, text: "How many?" }, stage.tokenOf("alice"));
    await page.goto(`${stage.url}/client/${channel}/thread/${String(asked["ts"])}`);
    await page.getByText("How many?").first().waitFor();
    const chunks = first === "" ? [] : [{ type: "markdown_text", text: first }];
    const started = await stage.call("chat.startStream", { channel, thread_ts: asked["ts"], chunks, ...more });
    const ts = String(started["ts"]);
    const message = page.locator(`[data-ts="${ts}"]`);
    await message.waitFor();
    const append = (...pieces: Chunk[]) => stage.call("chat.appendStream", { channel, ts, chunks: pieces });
    return {
      ts,
      message,
      append,
      stop: (args: object = {}) => stage.call("chat.stopStream", { channel, ts, ...args }),
    };
  }

  const text = (words: string): Chunk => ({ type: "markdown_text", text: words });
  const task = (id: string, title: string, status: string, more: object = {}): Chunk => ({
    type: "task_update",
    id,
    title,
    status,
    ...more,
  });
  const said = () => page.locator("body > [aria-live=polite]").textContent();

  test("grow in place, are closed where they break off, and are announced once at each end", async () => {
    const { message, append, stop } = await begin("Let me **look");
    await message.locator("strong", { hasText: "look" }).waitFor();
    await message.locator("[aria-busy=true]").waitFor();
    await until("the beginning is said", async () => (await said()) === "Dev App is responding.");
    await append(text("** at it.\n\n1. one\n2. two\n\n```ts\nconst x = 1;\n```\n\n"));
    await append(text("| City | People |\n|---|--:|\n| Lagos | 16 M |\n\nDone with **al"));
    await message.getByRole("cell", { name: "Lagos" }).waitFor();
    await message.locator("strong", { hasText: "al" }).waitFor();
    await message.locator("pre [data-code=keyword]", { hasText: "const" }).waitFor();
    assert.equal(await said(), "Dev App is responding.", "nothing is said in between");
    await expectAccessible(page, "a stream");
    await append(text("l** of it."));
    await stop();
    await message.locator("[aria-busy=false]").waitFor();
    await message.locator("strong", { hasText: "all" }).waitFor();
    await until("the end is said", async () => (await said())?.startsWith("Dev App has responded."));
    assert.equal(await message.getByRole("button", { name: "Stop" }).count(), 0);
  });

  test("show tasks where they came, with what they found and where [API-9.16]", async () => {
    const { message, append, stop } = await begin("Looking.");
    const source = { type: "url", text: "The archive", url: "https://example.com/archive" };
    await append(task("1", "Search", "in_progress", { details: "In twelve boxes", sources: [source] }));
    await append(task("2", "Count", "pending"), text("Half way."));
    const search = message.getByRole("button", { name: /Search/ });
    await message.getByText("In twelve boxes").waitFor();
    assert.equal(await search.getAttribute("aria-expanded"), "true");
    assert.equal(
      await message.getByRole("link", { name: "The archive" }).getAttribute("rel"),
      "noopener noreferrer nofollow",
    );
    await message.getByRole("img", { name: "Pending" }).waitFor();
    await expectAccessible(page, "a stream with tasks");
    await append(task("1", "Search", "complete"), task("2", "Count", "error", { output: "No numbers" }));
    await message.getByRole("img", { name: "Complete" }).waitFor();
    await message.getByText("No numbers").waitFor();
    await until("what is done folds away", async () => (await search.getAttribute("aria-expanded")) === "false");
    const feedback = {
      type: "feedback_buttons",
      action_id: "feedback",
      positive_button: { text: { type: "plain_text", text: "Good" }, value: "good" },
      negative_button: { text: { type: "plain_text", text: "Bad" }, value: "bad" },
    };
    stage.app.answers(() => ({}));
    await stop({ blocks: [{ type: "context_actions", elements: [feedback] }] });
    await message.getByRole("button", { name: "Good" }).click();
    await until(
      "the app hears",
      () => (stage.app.last()["actions"] as { value: string }[] | undefined)?.[0]?.value === "good",
    );
  });

  test("show a plan as one thing [API-9.15]", async () => {
    const { message, append, stop } = await begin("", { task_display_mode: "plan" });
    await append({ type: "plan_update", title: "Find an answer" }, task("1", "Search", "complete"));
    await append(task("2", "Write", "in_progress"));
    const plan = message.getByRole("group", { name: "Find an answer" });
    await plan.getByText("1 of 2").waitFor();
    await append(task("2", "Write", "complete"));
    await plan.getByText("2 of 2").waitFor();
    await stop();
  });

  test("stop at the hand of whom they answer, and leave nothing under way", async () => {
    const { message, append, ts } = await begin("A long story");
    await append(task("1", "Search", "in_progress"));
    await message.getByRole("button", { name: "Stop" }).click();
    await message.locator("[aria-busy=false]").waitFor();
    await message.getByRole("img", { name: "Failed" }).waitFor();
    const late = await fetch(`${stage.dev.api_url}chat.appendStream`, {
      method: "POST",
      headers: { authorization: `Bearer ${botToken(stage)}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({ channel, ts, chunks: [text("more")] }),
    });
    assert.equal(((await late.json()) as { error: string }).error, "stopped_by_user");
  });

  test("that their app has left are shown as broken off, until it corrects them", async () => {
    const { message, ts } = await begin("I was about to **say");
    await stage.platform.control("clock.advance", { by: "11m" });
    await message.getByText("The response was interrupted.").waitFor();
    await message.locator("strong", { hasText: "say" }).waitFor();
    await expectAccessible(page, "a stream that was broken off");
    await stage.call("chat.update", { channel, ts, text: "I was about to say *forty-two*" });
    await message.locator("strong", { hasText: "forty-two" }).waitFor();
    assert.equal(await message.getByText("The response was interrupted.").count(), 0);
    assert.deepEqual(alice.faults, []);
  });
});

function botToken(stage: AppStage): string {
  return stage.dev.apps.find(({ name }) => name === "Dev App")?.bot_token ?? "";
}
