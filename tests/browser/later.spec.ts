import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { callAsVisitor, expectAccessible } from "./showing.ts";

const recordNotifications = `globalThis.shownNotifications = [];
  globalThis.Notification = class extends EventTarget {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { super(); shownNotifications.push(title + ": " + body); }
    close() {}
  };`;
/** What notifications would be heard as: the frequency of each note. */
const recordNotes = `globalThis.playedNotes = [];
  globalThis.AudioContext = class {
    currentTime = 0;
    destination = {};
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
    }
    createOscillator() {
      const frequency = { value: 0 };
      return { frequency, connect: (next) => next, start: () => void playedNotes.push(frequency.value), stop() {} };
    }
  };`;
const knock = [196, 196];
const everyDay = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

describe("what is for later, and what must not disturb", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alices: Visit;
  let bobs: Visit;
  let other: Visit;
  let general: string;
  let random: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    random = stage.dev.channels["random"] ?? "";
    alices = await stage.enter("alice", "/sign-in");
    bobs = await stage.enter("bob", "/sign-in");
    other = await stage.enter("bob", "/sign-in");
    await bobs.context.grantPermissions(["notifications"]);
    await bobs.context.addInitScript({ content: recordNotifications });
    await bobs.context.addInitScript({ content: recordNotes });
  });
  after(async () => {
    for (const visit of [alices, bobs, other]) await visit?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  /** Returns when the page receives events: an earlier one would not notify. */
  const open = async (page: Page, path: string) => {
    const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
    await page.goto(`${stage.url}/client/${path}`);
    await page.getByRole("navigation", { name: "Conversations" }).waitFor();
    await connected;
  };
  /** Until the server has the level: a message before that would not notify. */
  const choosing = async (page: Page, level: Locator) => {
    const stored = page.waitForResponse((response) => response.url().includes("client.notifications.level"));
    await level.check();
    await stored;
  };
  const say = (name: string, channel: string, text: string) =>
    stage.call("chat.postMessage", { channel, text }, stage.tokenOf(name));
  const notified = async (text: string) =>
    (await bobs.page.evaluate<string[]>("shownNotifications")).some((shown) => shown.includes(text));
  const played = () => bobs.page.evaluate<number[]>("playedNotes");
  const laterRow = (page: Page) =>
    page.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: /^Later/ });
  const items = (page: Page) => page.getByRole("list", { name: "Later" }).getByRole("listitem");

  test("a pause is seen in every browser of the person, and any of them ends it", async () => {
    for (const browser of [bobs.page, other.page]) await open(browser, random);
    const pause = async (browser: Page) => {
      await browser.getByRole("button", { name: "Acme", exact: true }).click();
      await browser.getByRole("menuitem", { name: /^Pause notifications/ }).click();
      return browser.getByRole("dialog", { name: "Pause notifications" });
    };
    const first = await pause(bobs.page);
    await first.getByRole("radio", { name: "1 hour" }).check();
    await first.getByRole("button", { name: "Pause", exact: true }).click();
    await first.waitFor({ state: "detached" });
    const second = await pause(other.page);
    await second.getByText(/^Notifications are paused until/).waitFor();
    const again = await pause(bobs.page);
    await again.getByText(/^Notifications are paused until/).waitFor();
    await second.getByRole("button", { name: "Resume notifications" }).click();
    await again.getByText(/^Notifications are paused until/).waitFor({ state: "detached" });
    await bobs.page.keyboard.press("Escape");
    await again.waitFor({ state: "detached" });
  });

  test("save and remind: a message that is saved with a reminder is due in every browser of the person, until it is completed", async () => {
    const { page } = bobs;
    await open(page, general);
    await open(other.page, "later");
    const { ts } = await say("alice", general, "Please send the invoice");
    const message = page.locator(`[data-ts="${String(ts)}"]`);
    await message.hover();
    await message.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: /^Remind me about this/ }).click();
    const dialog = page.getByRole("dialog", { name: "Remind me" });
    await dialog.getByRole("radio", { name: "In 20 minutes" }).check();
    await dialog.getByRole("button", { name: "Set reminder" }).click();
    await dialog.waitFor({ state: "detached" });
    await items(other.page).filter({ hasText: "Please send the invoice" }).filter({ hasText: "Due Today" }).waitFor();
    assert.equal(await laterRow(page).filter({ hasText: "1" }).count(), 0);

    await stage.platform.control("clock.advance", { by: "21m" });
    for (const browser of [page, other.page]) await laterRow(browser).filter({ hasText: "1 notification" }).waitFor();
    await laterRow(page).click();
    await items(page).filter({ hasText: "Please send the invoice" }).waitFor();
    await items(page).getByRole("button", { name: "Mark as completed" }).click();
    for (const browser of [page, other.page]) {
      await laterRow(browser).filter({ hasText: "1 notification" }).waitFor({ state: "detached" });
      await browser.getByRole("tab", { name: "Completed" }).click();
      await items(browser).filter({ hasText: "Please send the invoice" }).waitFor();
    }
  });

  test("what is saved by its menu leads back to the message, and is removed in both browsers", async () => {
    const { page } = bobs;
    await open(page, general);
    await open(other.page, "later");
    const { ts } = await say("alice", general, "The wifi password is on the wall");
    const message = page.locator(`[data-ts="${String(ts)}"]`);
    await message.hover();
    await message.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: /^Save for later/ }).click();
    const saved = items(other.page).filter({ hasText: "wifi" });
    await saved.getByRole("link", { name: /Alice/ }).click();
    await other.page.locator(`[data-ts="${String(ts)}"]`).waitFor();
    await laterRow(other.page).click();
    await laterRow(page).click();
    await items(page).filter({ hasText: "wifi" }).getByRole("button", { name: "Remove" }).click();
    await saved.waitFor({ state: "detached" });
  });

  test("a keyword notifies and is highlighted, and so does everything in a channel of that level", async () => {
    const { page } = bobs;
    await open(page, general);
    await page.keyboard.press("Control+,");
    const preferences = page.getByRole("dialog", { name: "Preferences" });
    await preferences.getByRole("textbox", { name: "My keywords" }).fill("invoice, deploy");
    await preferences.getByRole("radio", { name: "Knock" }).check();
    await page.keyboard.press("Escape");
    // Choosing a sound plays it, too.
    await page.evaluate("playedNotes.length = 0");
    await say("alice", random, "Nothing of interest");
    await say("alice", random, "We deploy at noon");
    await until("a notification for the keyword", () => notified("We deploy at noon"));
    await until("its sound", async () => JSON.stringify(await played()) === JSON.stringify(knock));
    assert.equal(await notified("Nothing of interest"), false);

    await open(page, random);
    await page.locator("mark", { hasText: "deploy" }).waitFor();
    await page.getByRole("button", { name: "Notification settings" }).click();
    const level = page.getByRole("dialog", { name: "Notifications for #random" });
    await choosing(page, level.getByRole("radio", { name: "All new messages" }));
    await page.keyboard.press("Escape");
    await open(page, general);
    await say("alice", random, "The lift works again");
    await until("a notification in the channel", () => notified("The lift works again"));
    await say("alice", general, "Good night");
    await page.getByText("Good night").first().waitFor();
    assert.equal(await notified("Good night"), false);
  });

  test("the level of a thread is chosen in one browser, holds in the other, and decides what notifies", async () => {
    const { page } = bobs;
    const { ts } = await say("alice", general, "Which colour for the door?");
    const levelIn = async (browser: Page) => {
      await open(browser, `${general}/thread/${String(ts)}`);
      await browser.getByRole("button", { name: "Notification settings of this thread" }).click();
      return browser.getByRole("dialog", { name: "Notifications for this thread" });
    };
    const level = await levelIn(page);
    await choosing(page, level.getByRole("radio", { name: "All replies" }));
    await expectAccessible(page, "the level of a thread");
    await page.keyboard.press("Escape");
    await open(page, "later");
    const reply = (text: string) =>
      stage.call("chat.postMessage", { channel: general, text, thread_ts: ts }, stage.tokenOf("alice"));
    await reply("Green, perhaps");
    await until("a notification of the reply", () => notified("Green, perhaps"));

    const elsewhere = await levelIn(other.page);
    await elsewhere.getByRole("radio", { name: "All replies", checked: true }).waitFor();
    await elsewhere.getByRole("radio", { name: "Nothing" }).check();
    await until("the level", async () => {
      const shown = await levelIn(page);
      await shown.waitFor();
      const isNothing = await shown.getByRole("radio", { name: "Nothing", checked: true }).isVisible();
      await page.keyboard.press("Escape");
      return isNothing;
    });
    await open(page, "later");
    await reply("Or blue");
    await say("alice", random, "We deploy again");
    await until("a notification of something later", () => notified("We deploy again"));
    assert.equal(await notified("Or blue"), false);
  });

  test("a schedule suppresses notifications, and the author of a message notifies anyway, once", async () => {
    const { page } = bobs;
    await open(page, general);
    await page.keyboard.press("Control+,");
    const preferences = page.getByRole("dialog", { name: "Preferences" });
    await preferences.getByRole("switch", { name: "Pause notifications on a schedule" }).click();
    await preferences.getByLabel("From").fill("12:00");
    await preferences.getByLabel("To", { exact: true }).fill("11:59");
    await preferences.getByRole("button", { name: "Save" }).click();
    await until("the schedule", async () => {
      const { schedule, next_dnd_start_ts: startS } = await callAsVisitor(page, "client.dnd.get", {});
      return Object.keys(schedule ?? {}).length === everyDay.length && Number(startS) > 1;
    });
    await page.keyboard.press("Escape");

    const opened = await stage.call("conversations.open", { users: [stage.userId("bob")] }, stage.tokenOf("alice"));
    const direct = (opened["channel"] as { id: string }).id;
    await open(alices.page, direct);
    await alices.page.getByText("Bob Brown has paused notifications.").waitFor();
    await alices.page.getByRole("heading", { level: 1 }).getByRole("img", { name: "Notifications paused" }).waitFor();
    await expectAccessible(alices.page, "the notice that a person has paused notifications");
    await composerOf(alices.page).fill("The server is down");
    await alices.page.keyboard.press("Enter");
    const anyway = alices.page.getByRole("button", { name: "Notify anyway" });
    await anyway.waitFor();
    assert.equal(await notified("The server is down"), false);
    await anyway.click();
    await until("a notification in spite of the pause", () => notified("The server is down"));
    await alices.page.getByText("Bob Brown was notified.").waitFor();
    assert.equal(await anyway.count(), 0);
    assert.deepEqual([alices.faults, bobs.faults, other.faults], [[], [], []]);
  });
});
