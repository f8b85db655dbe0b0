import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, plain, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { callAs } from "./furnish.ts";
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

  test("a slash alone lists every command with its arguments, and the one that is written shows them on", async () => {
    await composer().click();
    await page.keyboard.type("/");
    for (const name of [/\/remind \[me/, /\/who/, /\/shortcuts/, /\/dev/]) {
      await page.getByRole("option", { name }).first().waitFor({ state: "attached" });
    }
    await page.keyboard.press("ArrowUp");
    // The last one is in sight: the list scrolls with the choice.
    await page.getByRole("option", { name: /\/who/, selected: true }).waitFor();
    await page.keyboard.type("topic ");
    await page.getByRole("status").filter({ hasText: "/topic text" }).waitFor();
    await expectAccessible(page, "the arguments of a command");
    await page.keyboard.type("All about tests");
    await page.keyboard.press("Enter");
    await page.getByText("All about tests", { exact: true }).first().waitFor();
    await until("the composer is empty", async () => (await composer().innerText()).trim() === "");
  });

  test("a command that is written out runs with Enter, and its result is seen", async () => {
    const run = async (line: string) => {
      await composer().click();
      await page.keyboard.type(line);
      await page.keyboard.press("Enter");
      await until("the composer is empty", async () => (await composer().innerText()).trim() === "");
    };
    await run("/who");
    await page.getByText(/Bob/).first().waitFor();
    await run("/shrug well");
    await page.getByText("well ¯\\_(ツ)_/¯").waitFor();
    await run("/me waves");
    await page.getByText("waves").first().waitFor();
    await run("/status :tada: Celebrating");
    const { profile } = (await callAs(stage, "alice", "users.profile.get", {})) as {
      profile: { status_text: string };
    };
    assert.equal(profile.status_text, "Celebrating");
    await run("/shortcuts");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
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

  test("in a thread a command of the platform posts and answers there; one of an app stays where it was typed", async () => {
    const { ts } = await callAs(stage, "alice", "chat.postMessage", {
      channel: stage.dev.channels["general"],
      text: "Who brings cake?",
    });
    await page.goto(`${stage.url}/client/${stage.dev.channels["general"]}/thread/${String(ts)}`);
    const pane = page.getByRole("complementary", { name: "Thread" });
    const reply = pane.getByRole("textbox");
    const run = async (line: string) => {
      await reply.click();
      await page.keyboard.type(line);
      await page.keyboard.press("Enter");
    };
    await run("/me brings cake");
    await pane.getByText("brings cake", { exact: true }).waitFor();
    await run("/slackauthticket dGlja2V0");
    await pane.getByText("This ticket is not valid,").waitFor();
    const main = page.getByRole("main");
    assert.equal(await main.getByText("brings cake", { exact: true }).count(), 0);
    await main.getByRole("link", { name: /1 reply/ }).waitFor();

    await run("/dev soup");
    await page.getByText("Apps can’t run commands in threads.").waitFor();
    assert.match(await reply.innerText(), /\/dev soup/);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
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
