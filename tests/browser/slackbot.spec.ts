import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

describe("Slackbot in the client", { skip: noBrowser }, () => {
  let stage: AppStage;
  let visit: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    visit = await stage.enter("bob", "/sign-in");
    page = visit.page;
  });
  after(async () => {
    await visit?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  test("is mentioned by its name", async () => {
    const channel = stage.dev.channels["general"] ?? "";
    await stage.call("chat.postMessage", { channel, text: "Ask <@USLACKBOT> first" }, stage.tokenOf("alice"));
    await page.goto(`${stage.url}/client/${channel}`);
    await messagesOf(page).getByText("@Slackbot", { exact: true }).waitFor();
  });

  test("has a DM that is found by name and takes messages", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Go to a conversation" }).fill("slackbot");
    await page.getByRole("option").filter({ hasText: "Slackbot" }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Slackbot" }).first().waitFor();
    await composerOf(page).fill("A note to keep");
    await page.keyboard.press("Enter");
    await page.getByRole("article").filter({ hasText: "A note to keep" }).waitFor();
    await page
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: /Slackbot/ })
      .waitFor();
  });
});
