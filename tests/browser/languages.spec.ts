import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";
import { expectAccessible } from "./showing.ts";

describe("the client in another language", { skip: noBrowser }, () => {
  let stage: AppStage;
  before(async () => {
    stage = await openAppStage();
  });
  after(() => stage?.[Symbol.asyncDispose]());

  test("comes in the language that the browser asks for", async () => {
    await using visit = await stage.enter("bob", "/sign-in", { locale: "de-AT" });
    const { page } = visit;
    await page.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await page.getByRole("navigation", { name: "Unterhaltungen" }).getByText("Direktnachrichten").waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), "de");
    await expectAccessible(page, "a conversation in German");
    assert.deepEqual(visit.faults, []);
  });

  test("describes commands, words refusals and tells what happened in that language", async () => {
    await using visit = await stage.enter("bob", "/sign-in", { locale: "de-AT" });
    const { page } = visit;
    const general = stage.dev.channels["general"];
    await callAs(stage, "alice", "conversations.setTopic", { channel: general, topic: "Suppe & Brot" });
    await page.goto(`${stage.url}/client/${general}`);
    await page.getByText("hat das Thema des Kanals festgelegt: Suppe & Brot").waitFor();

    const composer = page.getByRole("main").getByRole("textbox").first();
    await composer.click();
    await page.keyboard.type("/ren");
    await page.getByRole("option", { name: /Diesen Kanal umbenennen/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");

    await page.route("**/api/chat.postMessage", (route) =>
      route.fulfill({ json: { ok: false, error: "restricted_action_read_only_channel" } }),
    );
    await page.keyboard.type("Mahlzeit");
    await page.keyboard.press("Enter");
    const failed = page.getByRole("alert").filter({ hasText: "Die Nachricht konnte nicht gesendet werden: " });
    await failed.getByText("In dieser Unterhaltung dürfen nur bestimmte Personen schreiben.").waitFor();
  });

  test("says in that language what an app may do, to administrators and to its developers", async () => {
    await using visit = await stage.enter("alice", "/sign-in", { locale: "de-AT" });
    const { page } = visit;
    await page.goto(`${stage.url}/admin/apps`);
    await page.getByRole("button", { name: /^Dev App: \d+ Berechtigungen$/ }).click();
    const dialog = page.getByRole("dialog", { name: "Berechtigungen von Dev App" });
    await dialog.getByText("Nachrichten senden", { exact: true }).first().waitFor();
    await page.goto(`${stage.url}/apps/${stage.appId}/scopes`);
    await page.getByText("Nachrichten senden", { exact: true }).first().waitFor();
    assert.equal(await page.getByText("Send messages", { exact: true }).count(), 0);
    assert.deepEqual(visit.faults, []);
  });

  test("changes with the preference, in every browser of the person", async () => {
    await using desk = await stage.enter("alice", `/client/${stage.dev.channels["general"]}`);
    await composerOf(desk.page).waitFor();
    await desk.page.keyboard.press("Control+,");
    await desk.page.getByRole("radio", { name: "Deutsch" }).click();
    await desk.page.getByRole("navigation", { name: "Unterhaltungen" }).waitFor();
    await using phone = await stage.enter("alice", `/client/${stage.dev.channels["general"]}`);
    await phone.page.getByRole("navigation", { name: "Unterhaltungen" }).waitFor();
    await phone.page.keyboard.press("Control+,");
    await phone.page.getByRole("radio", { name: "English" }).click();
    await phone.page.getByRole("navigation", { name: "Conversations" }).waitFor();
    await desk.page.reload();
    await desk.page.getByRole("navigation", { name: "Conversations" }).waitFor();
  });

  test("is mirrored for languages that are written from right to left", async () => {
    await using visit = await enterMirrored(stage);
    const { page } = visit;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [stage.dev.channels["general"], "threads", "activity", "later", "drafts", "people"]) {
        await page.goto(`${stage.url}/client/${path}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        assert.equal(await page.evaluate("document.documentElement.dir"), "rtl");
        assert.deepEqual(await page.evaluate(outside), [], `${path} at ${width}`);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const sidebar = await page.getByRole("navigation", { name: "Conversations" }).boundingBox();
    assert.ok((sidebar?.x ?? 0) > 640, "the sidebar is at the right");
  });

  test("mirrors dialogs, menus, threads and the search, too", async () => {
    await using visit = await enterMirrored(stage);
    const { page } = visit;
    const general = stage.dev.channels["general"];
    const { ts } = await callAs(stage, "alice", "chat.postMessage", { channel: general, text: "Who brings soup?" });
    await callAs(stage, "bob", "chat.postMessage", { channel: general, text: "Soup it is.", thread_ts: ts });
    const fits = async (name: string) => assert.deepEqual(await page.evaluate(outside), [], name);

    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${stage.url}/client/${general}/thread/${String(ts)}`);
      const pane = page.getByRole("complementary", { name: "Thread" });
      await pane.getByText("Soup it is.").waitFor();
      await fits(`a thread at ${width}`);
      if (width === 1280) await expectSide(page, pane, "left");

      await page.goto(`${stage.url}/client/search?q=soup`);
      await page.getByText("Soup it is.").first().waitFor();
      await fits(`the search at ${width}`);

      await page.keyboard.press("Control+,");
      const dialog = page.getByRole("dialog", { name: "Preferences" });
      await dialog.waitFor();
      await fits(`a dialog at ${width}`);
      await expectSide(page, dialog.getByRole("heading").first(), "right");
      await expectSide(page, dialog.getByRole("button", { name: "Close" }), "left");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${stage.url}/client/${general}`);
    const message = page.locator(`[data-ts="${String(ts)}"]`);
    await message.hover();
    await message.getByRole("button", { name: "More" }).click();
    const menu = page.getByRole("menu");
    await menu.getByRole("menuitem").first().waitFor();
    await fits("a menu");
    await expectSide(page, menu, "left");
    const [icon, item] = [
      menu.getByRole("menuitem").first().locator("svg").first(),
      menu.getByRole("menuitem").first(),
    ];
    const [iconBox, itemBox] = [await icon.boundingBox(), await item.boundingBox()];
    assert.ok(iconBox && itemBox && iconBox.x > itemBox.x + itemBox.width / 2, "the icon begins its line");
  });
});

/** A person whose pages are written from right to left. */
async function enterMirrored(stage: AppStage): Promise<Visit> {
  const visit = await stage.enter("bob", "/sign-in");
  await visit.page.addInitScript({
    content: `new MutationObserver((_, seen) => {
      if (!document.documentElement) return;
      document.documentElement.dir = "rtl";
      seen.disconnect();
    }).observe(document, { childList: true });`,
  });
  return visit;
}

/** In which half of the page the middle of something is. */
async function expectSide(page: Page, part: Locator, side: "left" | "right"): Promise<void> {
  const box = await part.boundingBox();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  const at = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  assert.equal(at < middle ? "left" : "right", side);
}

/** In the page: what makes it wider than the window. */
const outside = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
  .filter((element) => element.getBoundingClientRect().left < -1 || element.getBoundingClientRect().right > innerWidth + 1)
  .map((element) => element.tagName + "." + element.className + " " + Math.round(element.getBoundingClientRect().left))`;
