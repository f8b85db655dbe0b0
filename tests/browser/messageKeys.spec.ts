import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { chooseItem, hasFocus, press, tabTo, toMessages } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

describe("conversations, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let channel: string;
  before(async () => {
    stage = await openAppStage();
    channel = stage.dev.channels["general"] ?? "";
    alice = await stage.enter("alice", `/client/${channel}`);
    page = alice.page;
    await composer().waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const composer = () => page.getByRole("textbox", { name: "Message #general" });
  const list = () => page.getByRole("group", { name: "Messages in #general" });
  const saying = (text: string) => list().getByRole("article").filter({ hasText: text });

  /** Goes to the last message, and expects it to be this one. */
  async function toLast(text: string): Promise<Locator> {
    const message = saying(text);
    await message.waitFor();
    await toMessages(page, "Messages in #general");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, message);
    return message;
  }

  test("a message gets a reaction, is changed, pinned and deleted", async () => {
    await hasFocus(page, composer());
    await page.keyboard.type("Good mroning");
    await page.keyboard.press("Enter");
    const message = await toLast("Good mroning");
    await press(page, message.getByRole("button", { name: "React" }));
    await hasFocus(page, page.getByRole("combobox", { name: "Search emoji" }));
    await page.keyboard.type("tada");
    await page.getByRole("option", { name: "tada", selected: true }).waitFor();
    await expectAccessible(page, "the emoji that were found");
    await page.keyboard.press("Enter");
    await message.getByRole("button", { name: "tada, 1" }).waitFor();

    await tabTo(page, message.getByRole("button", { name: "Edit message" }));
    await page.keyboard.press("Enter");
    await hasFocus(page, page.getByRole("textbox", { name: "Edit message" }));
    await expectAccessible(page, "a message that is changed");
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Good morning");
    await page.keyboard.press("Enter");
    const edited = saying("Good morning");
    await hasFocus(page, edited);
    await edited.getByText("(edited)").waitFor();

    await press(page, edited.getByRole("button", { name: "More" }));
    await page.getByRole("menuitem", { name: "Delete" }).waitFor();
    await expectAccessible(page, "what can be done with a message");
    await chooseItem(page, page.getByRole("menuitem", { name: "Pin to channel" }));
    await edited.getByText("Pinned").waitFor();
    await press(page, edited.getByRole("button", { name: "More" }));
    await chooseItem(page, page.getByRole("menuitem", { name: "Delete" }));
    const question = page.getByRole("dialog", { name: "Delete message?" });
    await question.waitFor();
    await expectAccessible(page, "the question before a message is deleted");
    await press(page, question.getByRole("button", { name: "Delete" }));
    await edited.waitFor({ state: "detached" });
    await hasFocus(page, list());
  });

  test("each action of a message has its key", async () => {
    await tabTo(page, composer());
    await page.keyboard.type("Keys for everything");
    await page.keyboard.press("Enter");
    const message = await toLast("Keys for everything");
    await page.keyboard.press("p");
    await message.getByText("Pinned").waitFor();
    await page.keyboard.press("r");
    await hasFocus(page, page.getByRole("combobox", { name: "Search emoji" }));
    await page.keyboard.press("Escape");
    await toLast("Keys for everything");
    await page.keyboard.press("e");
    await hasFocus(page, page.getByRole("textbox", { name: "Edit message" }));
    await page.keyboard.press("Escape");
    await hasFocus(page, message);
    await page.keyboard.press("Delete");
    const question = page.getByRole("dialog", { name: "Delete message?" });
    await press(page, question.getByRole("button", { name: "Delete" }));
    await message.waitFor({ state: "detached" });
  });

  test("a thread is opened, answered and closed", async () => {
    await stage.call("chat.postMessage", { channel, text: "Who is on call?" }, stage.tokenOf("bob"));
    const asked = await toLast("Who is on call?");
    await page.keyboard.press("Enter");
    const thread = page.getByRole("complementary", { name: "Thread" });
    await hasFocus(page, thread.getByRole("textbox", { name: "Reply" }));
    await page.keyboard.type("I am");
    await tabTo(page, thread.getByRole("checkbox", { name: "Also send to channel" }));
    await page.keyboard.press("Space");
    await press(page, thread.getByRole("button", { name: "Send" }));
    await thread.getByRole("article").filter({ hasText: "I am" }).waitFor();
    await saying("I am").waitFor();
    await toMessages(page, "Messages in thread");
    await page.keyboard.press("ArrowUp");
    await hasFocus(page, thread.getByRole("article").filter({ hasText: "I am" }));
    await expectAccessible(page, "a thread with a reply in focus");
    await press(page, thread.getByRole("button", { name: "Close thread" }));
    await thread.waitFor({ state: "detached" });
    await hasFocus(page, asked);
  });

  test("emoji, a date and a file go into a message, and the file is reached in it", async () => {
    await tabTo(page, composer());
    await page.keyboard.type("See you @caro");
    await page.getByRole("option", { name: /Carol Chen/ }).waitFor();
    await expectAccessible(page, "the people that are suggested");
    await page.keyboard.press("Enter");
    await press(page, page.getByRole("button", { name: "Emoji" }));
    await page.getByRole("combobox", { name: "Search emoji" }).waitFor();
    await page.keyboard.type("wave");
    await page.getByRole("option", { name: "wave", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await hasFocus(page, composer());

    await press(page, page.getByRole("button", { name: "Insert date" }));
    const dialog = page.getByRole("dialog", { name: "Insert date" });
    await hasFocus(page, dialog.getByLabel("Date and time"));
    await expectAccessible(page, "the question for a date");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await hasFocus(page, page.getByRole("button", { name: "Insert date" }));
    await page.keyboard.press("Enter");
    await hasFocus(page, dialog.getByLabel("Date and time"));
    await page.keyboard.type("12242026");
    await tabTo(page, dialog.getByLabel("Preview"));
    await page.keyboard.press("ArrowDown");
    await press(page, dialog.getByRole("button", { name: "Insert date" }));
    await hasFocus(page, composer());

    const choosing = page.waitForEvent("filechooser");
    await press(page, page.getByRole("button", { name: "Attach files" }));
    const words = Buffer.from("first line\nsecond line\n");
    await (await choosing).setFiles({ name: "plan.txt", mimeType: "text/plain", buffer: words });
    await tabTo(page, page.getByRole("button", { name: "Remove plan.txt" }));
    await expectAccessible(page, "a message with a file that is not sent yet");
    await press(page, page.getByRole("button", { name: "Send", exact: true }));
    const sent = await toLast("See you");
    await sent
      .getByRole("button", { name: /plan\.txt/ })
      .getByText("first line")
      .waitFor();
    const file = sent.getByRole("link", { name: "Download plan.txt" });
    await sent.getByText(/Dec(ember)? 24/).waitFor();
    const saving = page.waitForEvent("download");
    await press(page, file);
    assert.equal((await saving).suggestedFilename(), "plan.txt");
    await expectAccessible(page, "a message with a file");
  });

  test("everything is found: a conversation by letters, a message by its words", async () => {
    await stage.call("chat.postMessage", { channel, text: "The password is swordfish" }, stage.tokenOf("bob"));
    await page.keyboard.press("Control+k");
    await hasFocus(page, page.getByRole("combobox", { name: "Go to a conversation" }));
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { selected: true }).waitFor();
    await page.keyboard.type("rand");
    await page.getByRole("option", { name: "random", selected: true }).waitFor();
    await expectAccessible(page, "the switcher with what was found");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "random" }).waitFor();
    await hasFocus(page, page.getByRole("textbox", { name: "Message #random" }));

    await page.keyboard.press("Control+k");
    await page.keyboard.type("pinned");
    await page.getByRole("option", { name: "Pinned messages", selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("complementary", { name: /pinned/i }).waitFor();

    await page.keyboard.press("Control+f");
    await hasFocus(page, page.getByRole("combobox", { name: "Search messages" }));
    await page.keyboard.type("swordfish");
    await page.keyboard.press("Enter");
    await page.getByText("1 message", { exact: true }).waitFor();
    await expectAccessible(page, "what a search found");
    await press(page, page.getByRole("link", { name: /Bob Brown in general/ }));
    await saying("swordfish").waitFor();
    await toMessages(page, "Messages in #general");
    assert.deepEqual(alice.faults, []);
  });
});
