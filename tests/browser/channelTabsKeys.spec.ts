import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, until } from "./appStage.ts";
import { hasFocus, press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { picture } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

const both = ["light", "dark"] as const;

describe("canvases, lists and files of a channel, by keyboard alone", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alices: Visit;
  let bobs: Visit;
  let alice: Page;
  let bob: Page;
  before(async () => {
    stage = await openAppStage();
    const general = `/client/${stage.dev.channels["general"]}`;
    alices = await stage.enter("alice", general);
    bobs = await stage.enter("bob", general);
    [alice, bob] = [alices.page, bobs.page];
  });
  after(async () => {
    for (const visit of [alices, bobs]) await visit?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const tab = (page: Page, name: string) =>
    page.getByRole("navigation", { name: "Tabs of the conversation" }).getByRole("link", { name, exact: true });
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const editor = (page: Page) => page.getByRole("textbox", { name: "Section in Markdown" });

  test("a canvas is created, edited section by section, and another person sees it live", async () => {
    await press(alice, tab(alice, "Canvas"));
    await alice.getByText("This conversation has no canvas yet.").waitFor();
    await expectAccessible(alice, "a channel without a canvas");
    await press(alice, button(alice, "Create a canvas"));
    await press(alice, button(alice, "Add a section"));
    await hasFocus(alice, editor(alice));
    await alice.keyboard.insertText("# Launch\n\nWe ship on **Friday**.\n\n- [ ] press text\n- [ ] lunch");
    await alice.keyboard.press("Control+Enter");
    await alice.getByRole("heading", { name: "Launch" }).waitFor();

    await press(bob, tab(bob, "Canvas"));
    const task = (page: Page) => page.getByRole("checkbox", { name: "press text" });
    await tabTo(bob, task(bob));
    await bob.keyboard.press("Space");
    await until("the task is done for alice", () => task(alice).isChecked());
    await expectAccessible(bob, "a canvas");
    await picture(bob, "canvas", both);
    await expectNarrow(bob, "a canvas");

    await press(bob, button(bob, "Edit section").first());
    await hasFocus(bob, editor(bob));
    await expectAccessible(bob, "a section that is edited");
    await bob.keyboard.press("Control+A");
    await bob.keyboard.type("# Landing");
    await bob.keyboard.press("Control+Enter");
    await alice.getByRole("heading", { name: "Landing" }).waitFor();
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });

  test("a list of to-dos is created, filled and ticked, and another person sees it live", async () => {
    await press(alice, tab(alice, "Lists"));
    await press(alice, button(alice, "Create a list"));
    await tabTo(alice, alice.getByRole("textbox", { name: "New item" }));
    await alice.keyboard.type("Book the room");
    await alice.keyboard.press("Enter");
    await alice.getByText("1 item", { exact: true }).waitFor();

    await press(bob, tab(bob, "Lists"));
    await tabTo(bob, bob.getByRole("checkbox", { name: "Completed of Book the room" }));
    await bob.keyboard.press("Space");
    const done = alice.getByRole("checkbox", { name: "Completed of Book the room" });
    await until("the item is done for alice", () => done.isChecked());
    await expectAccessible(bob, "a list");
    await picture(bob, "list", both);
    await expectNarrow(bob, "a list");

    await tabTo(bob, bob.getByRole("textbox", { name: "Name of Book the room" }));
    await bob.keyboard.press("Control+A");
    await bob.keyboard.type("Book the hall");
    await bob.keyboard.press("Enter");
    await alice.getByRole("checkbox", { name: "Completed of Book the hall" }).waitFor();
    assert.deepEqual([alices.faults, bobs.faults], [[], []]);
  });

  test("a message that arrives meanwhile counts as unread, and the messages are one tab away", async () => {
    const channel = stage.dev.channels["general"];
    await stage.call("chat.postMessage", { channel, text: `<@${stage.userId("bob")}> lunch?` }, stage.tokenOf("alice"));
    await until("the title counts it", async () => (await bob.title()).startsWith("(1) "));
    await press(bob, tab(bob, "Files"));
    await bob
      .getByText(/No files were shared here yet\.|To-dos/)
      .first()
      .waitFor();
    await expectAccessible(bob, "the files of a channel");
    await press(bob, tab(bob, "Messages"));
    await bob.getByRole("article").filter({ hasText: "lunch?" }).waitFor();
    assert.deepEqual(bobs.faults, []);
  });
});
