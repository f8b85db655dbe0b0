import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Browser, Locator, Page } from "playwright-core";
import { createPlatform, type Platform } from "../../packages/server/src/platform.ts";
import { hasFocus, press } from "./byKeyboard.ts";
import { noBrowser, openChromium, type Visit, visit } from "./chromium.ts";
import { composerOf } from "./enterClient.ts";
import { picture } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

const password = "a password to remember";

describe("a person who comes for the first time", { skip: noBrowser }, () => {
  let browser: Browser;
  let platform: Platform;
  let owner: Visit;
  let page: Page;
  /** The link that the setup gave the owner. */
  let invitation = "";
  before(async () => {
    browser = await openChromium();
    platform = await createPlatform({ rates: "off" });
    await platform.listen();
    owner = await visit(browser);
    page = owner.page;
    const [link] = await platform.ownerLinks({ forEveryOwner: false });
    await page.goto(link?.url ?? "");
    await page.getByLabel("Workspace").fill("Acme");
    await page.getByLabel("Full name").fill("Ada Ames");
    await page.getByLabel("Email").fill("ada@acme.test");
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: /set up|create/i }).click();
  });
  after(async () => {
    await owner?.[Symbol.asyncDispose]();
    await platform?.stop();
  });

  const dialog = (name: string) => page.getByRole("dialog", { name });
  const card = (on: Page, name?: string) => on.getByRole("region", { name: name ? `Tour: ${name}` : /^Tour/ });

  /** The card of the tour is in the screen and beside what it is about. */
  async function expectBeside(on: Page, shown: Locator, about: Locator): Promise<void> {
    await shown.waitFor();
    const [it, anchor] = await Promise.all([shown.boundingBox(), about.boundingBox()]);
    assert.ok(it && anchor);
    const { width, height } = on.viewportSize() ?? { width: 0, height: 0 };
    assert.ok(it.x >= 0 && it.y >= 0 && it.x + it.width <= width && it.y + it.height <= height, "within the screen");
    const isApart =
      it.x >= anchor.x + anchor.width ||
      it.x + it.width <= anchor.x ||
      it.y >= anchor.y + anchor.height ||
      it.y + it.height <= anchor.y;
    assert.ok(isApart, `the card covers what it is about: ${JSON.stringify({ it, anchor })}`);
  }

  test("sets up a new server in three steps, by keyboard", async () => {
    const profile = dialog("Welcome! How should others see you?");
    await hasFocus(page, profile.getByLabel("Full name"));
    await expectAccessible(page, "the first step of the setup");
    await expectNarrow(page, "the first step of the setup");
    await picture(page, "welcome", ["light", "dark"]);
    await page.keyboard.press("End");
    await page.keyboard.type(" Jr");
    await page.keyboard.press("Enter");

    const channels = dialog("What does your team work on?");
    await hasFocus(page, channels.getByLabel("Channel 1"));
    await expectAccessible(page, "the second step of the setup");
    await page.keyboard.type("Project Website");
    await page.keyboard.press("Tab");
    await page.keyboard.type("general");
    await page.keyboard.press("Enter");
    await channels.getByText(/^Couldn’t create #general/).waitFor();
    await channels.getByLabel("Channel 2").fill("");
    await press(page, channels.getByRole("button", { name: "Skip" }));

    const invite = dialog("Who is on your team?");
    await hasFocus(page, invite.getByLabel("Number of people"));
    await expectAccessible(page, "the third step of the setup");
    await page.keyboard.press("Enter");
    await invite.getByText("Works for 10 people.").waitFor();
    invitation = await invite.getByLabel("Invite link", { exact: true }).inputValue();
    await expectAccessible(page, "the invite link of the setup");
    await press(page, invite.getByRole("button", { name: "Finish" }));
    await invite.waitFor({ state: "detached" });

    await page.getByRole("link", { name: /project-website/ }).waitFor();
    await page.getByRole("button", { name: /^Your profile.*Ada Ames Jr/ }).waitFor();
  });

  test("is shown around: each card is beside what it explains, and the keyboard leads through", async () => {
    await expectBeside(page, card(page, "Your conversations"), page.locator("[data-tour=channels]"));
    await expectAccessible(page, "the tour");
    await picture(page, "tour", ["light", "dark"]);
    await composerOf(page).focus();
    await page.keyboard.press("F6");
    await hasFocus(page, card(page));
    await press(page, card(page).getByRole("button", { name: "Next" }));
    await expectBeside(page, card(page, "Write here"), page.locator("main [data-part=writing]"));
    await page.keyboard.press("Enter");
    await expectBeside(page, card(page, "Nothing gets lost"), page.locator("[data-tour=views]"));
    await page.keyboard.press("Enter");
    await expectBeside(page, card(page, "Find anything"), page.locator("[data-tour=search]"));
    await card(page).getByText("Step 4 of 4").waitFor();
    await page.keyboard.press("Enter");
    await card(page).waitFor({ state: "detached" });
    await hasFocus(page, composerOf(page));
  });

  test("sees neither setup nor tour again, unless they ask for the tour", async () => {
    await page.reload();
    await composerOf(page).waitFor();
    await page.waitForLoadState("networkidle");
    assert.equal(await card(page).count(), 0);
    assert.equal(await page.getByRole("dialog").count(), 0);

    await page.getByRole("button", { name: "Acme", exact: true }).click();
    await page.getByRole("menuitem", { name: "Take the tour" }).click();
    await card(page, "Your conversations").waitFor();
    await card(page).getByRole("button", { name: "Skip the tour" }).click();
    await card(page).waitFor({ state: "detached" });
    assert.deepEqual(owner.faults, []);
  });

  test("finds a sentence and the next step in every empty view", async () => {
    const views = [
      ["Activity", /^Nothing here yet/, "Browse channels"],
      ["Threads", /^You don’t follow any threads yet/, "Browse channels"],
      ["Later", /^Nothing saved/, "Go to your conversations"],
      ["Drafts & sent", /^No drafts/, "New message"],
    ] as const;
    const sidebar = page.getByRole("navigation", { name: "Conversations" });
    for (const [name, sentence, step] of views) {
      await sidebar.getByRole("link", { name }).click();
      await page.getByRole("main").getByText(sentence).waitFor();
      await page.getByRole("main").getByRole("button", { name: step }).waitFor();
    }
    await page.getByRole("main").getByRole("button", { name: "New message" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await sidebar.getByRole("link", { name: "People" }).click();
    await page.getByLabel("Find people").fill("nobody of this name");
    await page.getByRole("main").getByRole("button", { name: "Show everyone" }).click();
    await page.getByRole("main").getByText("Ada Ames Jr").first().waitFor();
    await sidebar.getByRole("button", { name: "Message a colleague" }).waitFor();
    await sidebar.getByRole("link", { name: /project-website/ }).click();
    await page.getByRole("main").getByRole("button", { name: "Add people" }).waitFor();
    await expectAccessible(page, "an empty channel");
  });

  test("who joins by the link gets the tour only, and Escape ends it for good", async () => {
    await using tab = await visit(browser);
    await tab.page.goto(invitation);
    await tab.page.getByLabel("Full name").fill("Nina Novak");
    await tab.page.getByLabel("Email").fill("nina@acme.test");
    await tab.page.getByLabel("Password").fill(password);
    await tab.page.getByRole("button", { name: "Join Acme" }).click();
    await card(tab.page, "Your conversations").waitFor();
    await composerOf(tab.page).click();
    await tab.page.keyboard.type("Hello");
    await tab.page.keyboard.press("Escape");
    await card(tab.page).waitFor({ state: "detached" });
    await composerOf(tab.page).getByText("Hello").waitFor();

    await tab.page.reload();
    await composerOf(tab.page).waitFor();
    await tab.page.waitForLoadState("networkidle");
    assert.equal(await card(tab.page).count(), 0);
    assert.deepEqual(tab.faults, []);
  });

  test("on a phone the tour is about the list, and covers none of what it explains", async () => {
    await using tab = await visit(browser, { width: 390 });
    await tab.page.goto(invitation);
    await tab.page.getByLabel("Full name").fill("Pia Peters");
    await tab.page.getByLabel("Email").fill("pia@acme.test");
    await tab.page.getByLabel("Password").fill(password);
    await tab.page.getByRole("button", { name: "Join Acme" }).click();
    for (const [name, anchor] of [
      ["Your conversations", "[data-tour=channels]"],
      ["Nothing gets lost", "[data-tour=views]"],
      ["Find anything", "[data-tour=search]"],
    ] as const) {
      await expectBeside(tab.page, card(tab.page, name), tab.page.locator(anchor));
      await card(tab.page)
        .getByRole("button", { name: /^(Next|Finish)$/ })
        .click();
    }
    await card(tab.page).waitFor({ state: "detached" });
    assert.deepEqual(tab.faults, []);
  });
});
