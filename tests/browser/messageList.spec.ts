import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus, press } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

const dayMs = 86_400_000;

describe("the list of messages", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let bob: Page;
  let channel = "";
  let yesterdayMs = 0;
  before(async () => {
    stage = await openAppStage({ daysBehind: 10 });
    const made = await as("alice", "conversations.create", { name: "days" });
    channel = (made["channel"] as { id: string }).id;
    for (const name of ["bob", "carol"]) {
      await as("alice", "conversations.invite", { channel, users: stage.userId(name) });
    }
    await as("carol", "conversations.leave", { channel });
    await as("carol", "conversations.join", { channel });
    await post("long ago", 100);
    await stage.platform.control("clock.set", { to: new Date(Date.now() - dayMs).toISOString() });
    yesterdayMs = await post("yesterday", 100);
    await stage.platform.control("clock.set", { to: new Date().toISOString() });
    await post("today", 100);
    bobs = await stage.enter("bob", "/sign-in");
    bob = bobs.page;
    await bob.goto(`${stage.url}/client/${channel}`);
    await composerOf(bob).waitFor();
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const as = (name: string, method: string, args: object) => stage.call(method, args, stage.tokenOf(name));
  /** Returns when the first one was posted. */
  async function post(text: string, count: number): Promise<number> {
    const first = await as("alice", "chat.postMessage", { channel, text: `${text} 0` });
    for (let at = 1; at < count; at++) await as("alice", "chat.postMessage", { channel, text: `${text} ${at}` });
    return Number(first["ts"]) * 1000;
  }
  async function zoneOf(name: string): Promise<string> {
    const { user } = await as("alice", "users.info", { user: stage.userId(name) });
    return (user as { tz: string }).tz;
  }
  /** The date of a moment where a person is, which may be another one than on this machine. */
  const dateOf = (ms: number, timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(ms);
  const list = () => messagesOf(bob);
  const text = (wanted: string) => list().getByText(wanted, { exact: true });
  const day = (name: string) => list().getByRole("button", { name: `${name}, jump to a date` });

  test("shows people who joined and left one after the other in one line, which unfolds by keyboard", async () => {
    await list().getByText("Carol Chen left", { exact: true }).waitFor();
    await list()
      .getByText(/ joined$/)
      .waitFor();
    assert.equal(await list().getByText("has left the channel").count(), 0);
    await press(bob, list().getByRole("button", { name: "Show all" }));
    await list().getByText("has left the channel").waitFor();
    await press(bob, list().getByRole("button", { name: "Show less" }));
  });

  test("keeps the day in view, whose menu leads by keyboard to other days and to the beginning", async () => {
    await press(bob, list().getByRole("button", { name: /jump to a date$/ }));
    const item = (name: string) => bob.getByRole("menuitem", { name, exact: true });
    await item("Yesterday").waitFor();
    const { page } = bobs;
    await expectAccessible(page, "the menu of days");
    await item("Yesterday").press("Enter");
    await text("yesterday 0").waitFor();
    await day("Yesterday").waitFor();
    assert.equal(await text("long ago 0").count(), 0);

    await press(bob, day("Yesterday"));
    await item("Today").press("Enter");
    await text("today 0").waitFor();
    await press(bob, day("Today"));
    await item("The very beginning").press("Enter");
    await text("long ago 0").waitFor();
  });

  test("goes to a date that a person picks", async () => {
    await press(bob, list().getByRole("button", { name: /jump to a date$/ }));
    await bob.getByRole("menuitem", { name: "Pick a date…" }).press("Enter");
    const dialog = bob.getByRole("dialog", { name: "Jump to a date" });
    await hasFocus(bob, dialog.getByLabel("Date"));
    for (const colorScheme of ["light", "dark"] as const) {
      await bob.emulateMedia({ colorScheme });
      await expectAccessible(bob, `picking a date, ${colorScheme}`);
    }
    await dialog.getByLabel("Date").fill(dateOf(yesterdayMs, await zoneOf("bob")));
    await bob.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await text("yesterday 0").waitFor();
  });

  test("says behind the words that a message was edited", async () => {
    const { ts } = await as("alice", "chat.postMessage", { channel, text: "a typpo" });
    await as("alice", "chat.update", { channel, ts, text: "a typo" });
    await bob.goto(`${stage.url}/client/${channel}/at/${String(ts)}`);
    const row = list().locator(`[data-ts="${String(ts)}"]`);
    // The list draws the row again when it knows the heights above it.
    const { edited, words } = await until("the row is on the screen", async () => {
      const boxes = await Promise.all(
        [row.getByText("(edited)"), row.locator("[dir=auto]")].map((it) => it.boundingBox()),
      );
      const [mark, text] = boxes;
      return mark && text && { edited: mark, words: text };
    });
    assert.ok(edited.y >= words.y && edited.y + edited.height <= words.y + words.height, "in the same line");
    assert.deepEqual(bobs.faults, []);
  });
});
