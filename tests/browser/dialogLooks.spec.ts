import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { chooseItem, hasFocus, press, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { furnish } from "./furnish.ts";
import { look, picture } from "./pictures.ts";
import { expectAccessible } from "./showing.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Everything of a dialog can be seen and reached on both screens: its frame is in the screen, and what does not fit scrolls inside, downwards only. */
async function expectFitting(page: Page, dialog: Locator, name: string): Promise<void> {
  await dialog.waitFor();
  await expectAccessible(page, name);
  for (const [screen, size] of Object.entries({ desk, phone })) {
    await page.setViewportSize(size);
    const box = await dialog.boundingBox();
    assert.ok(box, name);
    const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
    assert.ok(isInside, `${name} leaves the ${screen}: ${JSON.stringify(box)}`);
    const wide = await dialog.evaluate((frame) => {
      const all = [frame, ...frame.querySelectorAll("*")] as unknown as {
        scrollWidth: number;
        clientWidth: number;
        tagName: string;
        className: string;
      }[];
      const isWide = ({ scrollWidth, clientWidth, tagName }: (typeof all)[number]) =>
        clientWidth > 1 && scrollWidth > clientWidth + 1 && tagName !== "INPUT" && tagName !== "SELECT";
      return all.filter(isWide).map(({ tagName, className }) => `${tagName}.${String(className)}`);
    });
    assert.deepEqual(wide, [], `${name} is wider than the ${screen}`);
    await look(page, `${name.replaceAll(/\W+/g, "-")}-${screen}`);
  }
  await page.setViewportSize(desk);
}

describe("dialogs on a desk and a phone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let visit: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    await furnish(stage);
    visit = await stage.enter("bob", `/client/${stage.dev.channels["general"]}`);
    page = visit.page;
    await composerOf(page).waitFor();
    await messagesOf(page).getByText("Build 412").waitFor();
  });
  after(async () => {
    await visit?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  /** Runs a command of the palette. */
  async function command(name: string): Promise<void> {
    await page.keyboard.press("Control+K");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type(`>${name}`);
    await page.getByRole("dialog").getByText(name).first().waitFor();
    await page.keyboard.press("Enter");
  }

  async function close(dialog: Locator): Promise<void> {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  for (const [label, title] of [
    ["Preferences", "Preferences"],
    ["Pause notifications", "Pause notifications"],
    ["Edit your profile", "Edit your profile"],
    ["Create section", "Create section"],
    ["Set a status", "Set a status"],
    ["Create channel", "Create channel"],
    ["Keyboard shortcuts", "Keyboard shortcuts"],
  ] as const) {
    test(`${label} fits both`, async () => {
      await command(label);
      const dialog = page.getByRole("dialog", { name: title });
      await expectFitting(page, dialog, title);
      if (label === "Preferences") await picture(page, "preferences", ["light", "dark"]);
      await close(dialog);
    });
  }

  for (const [key, title] of [
    ["f", "Forward message"],
    ["Delete", "Delete message?"],
  ] as const) {
    test(`${title} fits both`, async () => {
      await stage.call(
        "chat.postMessage",
        { channel: stage.dev.channels["general"], text: `For ${title}` },
        stage.tokenOf("bob"),
      );
      await messagesOf(page).getByText(`For ${title}`).waitFor();
      await toMessages(page, "Messages in #general");
      await page.keyboard.press("ArrowUp");
      await hasFocus(page, page.locator("[data-ts]").filter({ hasText: `For ${title}` }));
      await page.keyboard.press(key);
      const dialog = page.getByRole("dialog", { name: title });
      await expectFitting(page, dialog, title);
      await close(dialog);
    });
  }

  test("Schedule message fits both", async () => {
    await composerOf(page).click();
    await page.keyboard.type("Later");
    await press(page, page.getByRole("button", { name: "Schedule send" }));
    await chooseItem(page, page.getByRole("menuitem", { name: "Custom time" }));
    const dialog = page.getByRole("dialog", { name: "Schedule message" });
    await expectFitting(page, dialog, "Schedule message");
    await close(dialog);
    await composerOf(page).fill("");
  });

  test("the conversation and the list are pages of a phone", async () => {
    await page.setViewportSize(phone);
    await page.goto(`${stage.url}/client/${stage.dev.channels["general"]}`);
    await composerOf(page).waitFor();
    await messagesOf(page).getByText("Build 412").waitFor();
    await expectAccessible(page, "a conversation on a phone");
    await picture(page, "phone-conversation", ["light", "dark"]);
    await page.getByRole("button", { name: "Back" }).first().click();
    await page.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: "Threads" }).waitFor();
    await expectAccessible(page, "the list of conversations on a phone");
    await picture(page, "phone-list", ["light", "dark"]);
    assert.deepEqual(visit.faults, []);
  });
});
