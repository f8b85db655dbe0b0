import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Locator, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { type AppSite, listen } from "./callbackServer.ts";
import { noBrowser, openChromium, visit } from "./chromium.ts";
import { composerOf, enterClient, messagesOf } from "./enterClient.ts";
import { callAs } from "./furnish.ts";
import { expectAccessible } from "./showing.ts";

/** One green dot, as the image host of a workspace would serve it. */
const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="28" fill="#1a7f37"/></svg>`;

const row = (page: Page, text: string) => messagesOf(page).getByRole("article").filter({ hasText: text });
const pictureOf = (within: Locator, name: string) => within.locator(`img[alt=":${name}:"]`);

/** Until a picture is there that has come and could be drawn. */
async function isDrawn(picture: Locator): Promise<void> {
  await picture.waitFor();
  await picture.evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode());
}

describe("the workspace's own emoji", { skip: noBrowser }, () => {
  let browser: Browser;
  let server: AppStage;
  let site: AppSite;
  before(async () => {
    site = await listen((_request, response) => {
      response.setHeader("content-type", "image/svg+xml").end(dot);
    });
    server = await openAppStage();
    browser = await openChromium();
  });
  after(async () => {
    await server?.[Symbol.asyncDispose]();
    await site?.[Symbol.asyncDispose]();
  });

  const add = (name: string) => callAs(server, "alice", "admin.emoji.add", { name, url: `${site.url}/${name}.svg` });

  test("are offered first as soon as they are added, found by any name, and seen by all", async () => {
    await using alices = await visit(browser);
    await using bobs = await visit(browser);
    await enterClient(alices.page, server, "alice");
    await enterClient(bobs.page, server, "bob");
    const { page } = alices;
    await page.getByRole("button", { name: "Emoji", exact: true }).click();
    const grid = page.getByRole("listbox", { name: "Emoji" });
    await grid.getByRole("option").first().waitFor();
    // While a person looks.
    await add("green_dot");
    await callAs(server, "alice", "admin.emoji.addAlias", { name: "go_ahead", alias_for: "green_dot" });
    await isDrawn(grid.getByRole("option").first().locator("img"));
    await grid.getByText("Custom").waitFor();
    assert.equal(await grid.getByRole("option").first().getAttribute("aria-label"), "green_dot");
    await page.getByRole("combobox", { name: "Search emoji" }).fill("go_ah");
    await grid.getByRole("option", { name: "go_ahead", exact: true, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await isDrawn(pictureOf(composerOf(page), "go_ahead"));
    await page.keyboard.type("everybody");
    await page.keyboard.press("Enter");

    await isDrawn(pictureOf(row(bobs.page, "everybody"), "go_ahead"));
    const { channel } = server.posting("alice", "general");
    const { messages } = await callAs(server, "alice", "conversations.history", { channel, limit: 1 });
    const [{ blocks }] = messages as [{ blocks: [{ elements: [{ elements: unknown[] }] }] }];
    assert.deepEqual(blocks[0].elements[0].elements, [
      { type: "emoji", name: "go_ahead" },
      { type: "text", text: " everybody" },
    ]);
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });

  test("are offered on the narrowest screen and to screen readers", async () => {
    await add("red_dot");
    await using tab = await visit(browser, { width: 320 });
    const { page } = tab;
    await enterClient(page, server, "carol");
    await page.getByRole("button", { name: "Emoji", exact: true }).click();
    const grid = page.getByRole("listbox", { name: "Emoji" });
    await isDrawn(grid.getByRole("option", { name: "red_dot", exact: true }).locator("img"));
    await expectAccessible(page, "the picker with emoji of the workspace");
    // Through the workspace's own into what everybody has, and back.
    await page.keyboard.press("ArrowDown");
    await grid.getByRole("option", { name: "grinning", exact: true, selected: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await grid.getByRole("option", { name: "red_dot", exact: true, selected: true }).waitFor();
    assert.deepEqual(tab.faults, []);
  });

  test("are suggested after a colon and stay in a draft; what is removed is a name again, where one looks", async () => {
    await add("blue_dot");
    await callAs(server, "alice", "admin.emoji.addAlias", { name: "calm", alias_for: "blue_dot" });
    await using tab = await visit(browser);
    const { page } = tab;
    await enterClient(page, server, "bob", "random");
    await composerOf(page).click();
    await page.keyboard.type(":blue_d");
    await isDrawn(page.getByRole("option", { name: ":blue_dot:" }).locator("img"));
    await page.keyboard.press("Enter");
    await page.keyboard.type("all quiet");
    await isDrawn(pictureOf(composerOf(page), "blue_dot"));
    await page.reload();
    await isDrawn(pictureOf(composerOf(page), "blue_dot"));
    await composerOf(page).press("Enter");
    const sent = row(page, "all quiet");
    await isDrawn(pictureOf(sent, "blue_dot"));

    // Under its second name it is the same one: the count goes up and down, and there are not two.
    await sent.hover();
    await sent.getByRole("button", { name: "React", exact: true }).click();
    await page.getByRole("combobox", { name: "Search emoji" }).fill("calm");
    await page.getByRole("option", { name: "calm", exact: true }).click();
    const reaction = sent.getByRole("button", { name: /_dot, 1$/, pressed: true });
    await isDrawn(pictureOf(reaction, "blue_dot"));
    await callAs(server, "alice", "admin.emoji.remove", { name: "blue_dot" });
    await reaction.getByText(":blue_dot:").waitFor();
    assert.equal(await pictureOf(sent, "blue_dot").count(), 0);
    assert.deepEqual(tab.faults, []);
  });
});
