import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus } from "./byKeyboard.ts";
import { restOn } from "./byPointer.ts";
import { noBrowser, type Visit, visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";

describe("small things of the client", { skip: noBrowser }, () => {
  let stage: AppStage;
  let bobs: Visit;
  let bob: Page;
  let general = "";
  let random = "";
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    random = stage.dev.channels["random"] ?? "";
    bobs = await stage.enter("bob", "/sign-in", { width: 1360 });
    bob = bobs.page;
    await bob.goto(`${stage.url}/client/${general}`);
    await composerOf(bob).waitFor();
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const as = (name: string, method: string, args: object) => stage.call(method, args, stage.tokenOf(name));
  const dialog = (name: string | RegExp) => bob.getByRole("dialog", { name });

  test("Enter chooses the first person in a new message, and Enter again starts it", async () => {
    await bob.getByRole("button", { name: "New message" }).first().click();
    const field = dialog("New message").getByRole("textbox", { name: "To" });
    await field.fill("Alice Adams");
    await dialog("New message")
      .getByRole("button", { name: /Alice Adams/ })
      .waitFor();
    await bob.keyboard.press("Enter");
    await until("the field is empty again", async () => (await field.inputValue()) === "");
    await bob.keyboard.press("Enter");
    await bob.getByRole("textbox", { name: "Message Alice Adams" }).waitFor();
  });

  test("Shift+Escape in the field of a conversation marks everything as read", async () => {
    await as("alice", "chat.postMessage", { channel: random, text: "news" });
    const row = bob.getByRole("navigation", { name: "Conversations" }).getByRole("link").filter({ hasText: "random" });
    await row.filter({ hasText: "unread" }).waitFor();
    await composerOf(bob).click();
    await bob.keyboard.press("Shift+Escape");
    await until("all is read", async () => !(await row.innerText()).includes("unread"));
  });

  test("Enter confirms that a message is deleted", async () => {
    const { ts } = await as("bob", "chat.postMessage", { channel: general, text: "to be deleted" });
    await bob.goto(`${stage.url}/client/${general}`);
    const message = messagesOf(bob).locator(`[data-ts="${String(ts)}"]`);
    await message.hover();
    await message.getByRole("button", { name: "More" }).click();
    await bob.getByRole("menuitem", { name: /^Delete/ }).click();
    await hasFocus(bob, dialog(/^Delete/).getByRole("button", { name: "Delete" }));
    await bob.keyboard.press("Enter");
    await message.waitFor({ state: "detached" });
  });

  test("after Ctrl+K with a thread open, the field of the conversation has the focus", async () => {
    const { ts } = await as("bob", "chat.postMessage", { channel: general, text: "a thread" });
    await bob.goto(`${stage.url}/client/${general}/thread/${String(ts)}`);
    await bob.getByRole("complementary", { name: "Thread" }).getByRole("textbox").click();
    await bob.keyboard.press("Control+k");
    await bob.getByRole("combobox").fill("random");
    await bob.getByRole("option", { name: /random/, selected: true }).waitFor();
    await bob.keyboard.press("Enter");
    await hasFocus(bob, bob.getByRole("textbox", { name: "Message #random" }));
  });

  test("a pinned message is shown with its author", async () => {
    const { ts } = await as("alice", "chat.postMessage", { channel: general, text: "worth keeping" });
    await as("alice", "pins.add", { channel: general, timestamp: ts });
    await bob.goto(`${stage.url}/client/${general}`);
    await bob.getByRole("button", { name: "Pinned messages" }).click();
    const pane = bob.getByRole("complementary", { name: "Pinned messages" });
    await pane.getByRole("listitem").filter({ hasText: "worth keeping" }).getByText("Alice Adams").waitFor();
  });

  test("a tooltip at the edge of the window is whole, and a notice does not cover the button that sends", async () => {
    await bob.goto(`${stage.url}/client/${general}`);
    const last = bob.getByRole("banner").getByRole("button").last();
    const header = (await last.count()) > 0 ? last : bob.getByRole("button", { name: "Channel details" });
    const tip = bob.locator('[class*="tip"][aria-hidden=true]');
    await restOn(bob, header, tip);
    const box = await tip.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 1360 && box.y >= 0, JSON.stringify(box));

    const { ts } = await as("bob", "chat.postMessage", { channel: general, text: "copy me" });
    const message = messagesOf(bob).locator(`[data-ts="${String(ts)}"]`);
    await message.hover();
    await message.getByRole("button", { name: "More" }).click();
    await bob.getByRole("menuitem", { name: /Copy link/ }).click();
    const toast = bob.locator("[data-toast]").first();
    await toast.waitFor();
    const [over, send] = [await toast.boundingBox(), await bob.getByRole("button", { name: /^Send/ }).boundingBox()];
    assert.ok(over && send && over.y + over.height < send.y);
    assert.deepEqual(bobs.faults, []);
  });

  test("pages outside the client have the font of the product", async () => {
    await using guest = await visit(stage.browser);
    for (const path of ["/sign-in", "/docs/chat.postMessage"]) {
      await guest.page.goto(stage.url + path);
      const loaded = "document.fonts.ready.then(() => document.fonts.check('15px \"Inter Variable\"'))";
      assert.equal(await guest.page.evaluate(loaded), true, path);
      const family = await guest.page.evaluate("getComputedStyle(document.body).fontFamily");
      assert.match(String(family), /^"Inter Variable"/);
    }
    assert.deepEqual(guest.faults, []);
  });
});
