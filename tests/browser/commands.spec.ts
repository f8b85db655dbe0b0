import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, plain, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

describe("commands and shortcuts in the client", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", `/client/${stage.dev.channels["general"]}`);
    page = alice.page;
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const composer = () => page.getByRole("textbox", { name: "Message #general" });

  test("a slash offers the commands of apps; chosen and sent, the app receives it and its answer is shown", async () => {
    stage.app.answers((payload) => ({ text: `You said ${String(payload["text"])}` }));

    await composer().click();
    await page.keyboard.type("/de");
    const offered = page.getByRole("option", { name: /\/dev/ });
    await offered.waitFor();
    await expectAccessible(page, "commands");
    await page.keyboard.press("Enter");
    await page.keyboard.type("soup & bread");
    await page.keyboard.press("Enter");

    await page.getByText("You said soup & bread", { exact: true }).waitFor();
    await until("the composer is empty", async () => (await composer().innerText()).trim() === "");
    const heard = stage.app.heard.findLast((payload) => payload["command"] === "/dev");
    assert.equal(heard?.["text"], "soup & bread");
  });

  test("a slash offers the commands of the platform, too; Slackbot answers where it was typed", async () => {
    await composer().click();
    await page.keyboard.type("/rem");
    await page.getByRole("option", { name: /\/remind/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("me to buy milk in 20 minutes");
    await page.keyboard.press("Enter");

    await page.getByText(/^I will remind you “buy milk” on/).waitFor();
    await until("the composer is empty", async () => (await composer().innerText()).trim() === "");
  });

  test("a command that nobody knows stays where it was typed, and the client says what to do", async () => {
    await composer().click();
    await page.keyboard.type("/nonsense at all");
    await page.keyboard.press("Enter");

    await page.getByText("/nonsense is not a valid command.").waitFor();
    assert.match(await composer().innerText(), /\/nonsense at all/);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
  });

  test("shortcuts are behind a button, and in the menu of a message", async () => {
    const view = { type: "modal", title: plain("Tried"), blocks: [] };
    stage.app.answers(async (payload) => {
      await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
      return {};
    });

    await page.getByRole("button", { name: "Shortcuts" }).click();
    await page.getByRole("menuitem", { name: /Try it/ }).click();
    await page.getByRole("dialog", { name: "Tried" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const message = page.locator("[data-ts]").first();
    await message.hover();
    await message.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: /Look closer/ }).click();
    await page.getByRole("dialog", { name: "Tried" }).waitFor();
    const heard = stage.app.heard.findLast(({ type }) => type === "message_action");
    assert.equal((heard?.["message"] as { ts: string } | undefined)?.ts, await message.getAttribute("data-ts"));
  });
});
