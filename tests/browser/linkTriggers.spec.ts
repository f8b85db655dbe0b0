import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { messagesOf } from "./enterClient.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";
import { makeAskingLink, makeLinks } from "./workflowStage.ts";

describe("links to workflows, used by two people", { skip: noBrowser }, () => {
  let stage: AppStage;
  let links: Awaited<ReturnType<typeof makeLinks>>;
  let bobs: Visit;
  let carols: Visit;
  let bob: Page;
  let carol: Page;
  let general: string;
  before(async () => {
    stage = await openAppStage();
    general = stage.dev.channels["general"] ?? "";
    links = await makeLinks(stage);
    bobs = await stage.enter("bob", `/client/${general}`);
    carols = await stage.enter("carol", `/client/${general}`);
    [bob, carol] = [bobs.page, carols.page];
    for (const page of [bob, carol]) await page.getByRole("textbox", { name: "Message #general" }).waitFor();
  });
  after(async () => {
    await bobs?.[Symbol.asyncDispose]();
    await carols?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const asBob = (method: string, args: object) => stage.call(method, args, stage.tokenOf("bob"));
  const cardOf = (page: Page, name: string) => page.getByRole("group", { name: `Workflow: ${name}` }).last();
  const rowWith = (page: Page, text: string | RegExp) => page.getByRole("article").filter({ hasText: text }).last();

  test("a link in a message is a card whose button starts it there; the form opens for that person alone", async () => {
    const { shortcut_url: url } = links.help;
    await asBob("chat.postMessage", { channel: general, text: `Something broken? ${url}` });

    await cardOf(bob, "Ask for help").getByText("Reaches the people on call.").waitFor();
    const card = cardOf(carol, "Ask for help");
    await card.getByText("Reaches the people on call.").waitFor();
    await expectAccessible(carol, "a card of a workflow");
    await expectNarrow(carol, "a card of a workflow");
    await card.getByRole("button", { name: "Start: Ask for help" }).click();
    const form = carol.getByRole("dialog", { name: "Ask for help", exact: true });
    await form.getByRole("textbox", { name: /What happened/ }).fill("<!channel> the printer & me");
    assert.equal(await bob.getByRole("dialog").count(), 0);
    await form.getByRole("button", { name: "Submit" }).click();

    for (const page of [bob, carol]) {
      const row = rowWith(page, "asked, from a message: <!channel> the printer & me");
      await row.waitFor();
      await row.getByText(/carol/i).first().waitFor();
    }
    const shown = messagesOf(bob);
    assert.equal(await shown.getByText("@channel").count(), 0);
    assert.doesNotMatch(await bob.title(), /^\(/);
    assert.deepEqual([...bobs.faults, ...carols.faults], []);
  });

  test("a click on the link asks first, and starts it with the message as context", async () => {
    const { shortcut_url: url } = links.greet;
    await asBob("chat.postMessage", { channel: general, text: `Be polite: <${url}|greet yourself>` });

    await rowWith(carol, "Be polite").getByRole("link", { name: "greet yourself" }).click();
    const dialog = carol.getByRole("dialog", { name: "Greet me", exact: true });
    await dialog.getByText("It runs as you in #general.").waitFor();
    assert.equal(carols.context.pages().length, 1);
    await dialog.getByRole("button", { name: "Say hello" }).click();

    await dialog.waitFor({ state: "detached" });
    await carol.getByText("Greet me started").waitFor();
    await rowWith(bob, /Greetings to .*carol.*, from a message/i).waitFor();
  });

  test("a bookmark starts it in its channel", async () => {
    const bookmark = { channel_id: general, type: "link", title: "Say hello here", link: links.greet.shortcut_url };
    await asBob("bookmarks.add", bookmark);
    await bob.goto(`${stage.url}/client/${general}/bookmarks`);

    await bob.getByRole("link", { name: "Say hello here" }).click();
    await bob.getByRole("dialog", { name: "Greet me", exact: true }).getByRole("button", { name: "Say hello" }).click();

    await rowWith(carol, /Greetings to .*bob.*, from a bookmark/i).waitFor();
    assert.deepEqual(bobs.faults, []);
  });

  test("the shortcut menu lists bookmarked workflows, the others, and shortcuts of apps; it starts them here", async () => {
    await carol.getByRole("button", { name: "Shortcuts" }).click();
    const items = carol.getByRole("menu").getByRole("menuitem");
    await items.filter({ hasText: "Order lunch" }).waitFor();
    await items.filter({ hasText: "Try it" }).waitFor();
    const names = (await items.allInnerTexts()).map((text) => text.replace(/\s*Dev App$/, ""));
    assert.deepEqual(names, ["Greet me", "Ask for help", "Order lunch", "Try it"]);
    await expectAccessible(carol, "the shortcut menu");
    await items.filter({ hasText: "Greet me" }).click();
    await rowWith(bob, /Greetings to .*carol.*, from a link/i).waitFor();

    await carol.getByRole("button", { name: "Shortcuts" }).click();
    await items.filter({ hasText: "Order lunch" }).click();
    const dialog = carol.getByRole("dialog", { name: "Order lunch", exact: true });
    await dialog.getByRole("textbox", { name: "Dish" }).fill("<!here> soup");
    await dialog.getByRole("button", { name: "Start" }).click();
    await rowWith(bob, "Ordered: <!here> soup").waitFor();
    assert.deepEqual([...bobs.faults, ...carols.faults], []);
  });

  test("a person is asked for every type of input with a control that fits it", async () => {
    const { shortcut_url: url } = await makeAskingLink(stage);
    await asBob("chat.postMessage", { channel: general, text: `All of it: ${url}` });
    await cardOf(carol, "Ask for everything").getByRole("button", { name: "Start: Ask for everything" }).click();
    const dialog = carol.getByRole("dialog", { name: "Ask for everything", exact: true });
    await dialog.getByLabel("Line").fill("soup");
    await dialog.getByLabel("Count").fill("2");
    await dialog.getByLabel("Share").fill("0.5");
    await dialog.getByLabel("Day").fill("2026-03-01");
    await dialog.getByLabel("Time").fill("2026-03-01T12:00");
    await dialog.getByLabel("Person").selectOption({ label: "Bob Brown" });
    assert.equal(await dialog.getByLabel("Place").inputValue(), general);
    await dialog.getByLabel("Text").fill("a <!channel> b");
    await expectAccessible(carol, "a workflow that asks for everything");
    await expectNarrow(carol, "a workflow that asks for everything");
    // Noon for Carol, whom the seed puts in Tokyo.
    const seconds = Date.parse("2026-03-01T12:00+09:00") / 1000;
    await dialog.getByRole("button", { name: "Start" }).click();

    const row = rowWith(bob, "line=soup; count=2; share=0.5; day=2026-03-01");
    await row.getByText(`time=${seconds}; sure=false`).waitFor();
    assert.match(await row.innerText(), /person=\s*@Bob Brown\s*; place=\s*#?general\s*; text=a <!channel> b/);
    assert.deepEqual([...bobs.faults, ...carols.faults], []);
  });

  test("outside of the client, the link asks for the channel that the workflow needs", async () => {
    const outside = await carols.context.newPage();
    await outside.goto(links.greet.shortcut_url);
    await outside.getByRole("combobox", { name: /Channel/ }).selectOption({ label: "#general" });
    await expectAccessible(outside, "the page of a link that needs a channel");
    await outside.getByRole("button", { name: "Say hello" }).click();
    await outside.getByText("is on its way").waitFor();

    await rowWith(bob, /Greetings to .*carol.*, from a link/i).waitFor();
    await outside.close();
  });

  test("a person without permission sees a refusal wherever the link is, and no entry in the menu", async () => {
    const { id: trigger_id, shortcut_url: url } = links.help;
    const named = { trigger_id, permission_type: "named_entities", user_ids: [stage.userId("bob")] };
    await stage.call("workflows.triggers.permissions.set", named);
    await asBob("chat.postMessage", { channel: general, text: `Only for me: <${url}|my workflow>` });
    await carol.reload();

    const refusal = "You don’t have permission to run this workflow.";
    await rowWith(carol, "Only for me").getByText(refusal).waitFor();
    await rowWith(carol, "Only for me").getByRole("link", { name: "my workflow" }).click();
    const dialog = carol.getByRole("dialog", { name: "Couldn’t start the workflow" });
    await dialog.getByText(refusal).waitFor();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await carol.getByRole("button", { name: "Shortcuts" }).click();
    await carol.getByRole("menuitem", { name: /Order lunch/ }).waitFor();
    assert.equal(await carol.getByRole("menuitem", { name: /Ask for help/ }).count(), 0);
    await carol.keyboard.press("Escape");
    const outside = await carols.context.newPage();
    await outside.goto(url);
    await outside.getByRole("heading", { name: "You cannot run this workflow" }).waitFor();
    await outside.close();
    await rowWith(bob, "Only for me").getByRole("button", { name: "Start: Ask for help" }).waitFor();
  });

  test("what is started while the permission is taken away is refused beside the button", async () => {
    const { id: trigger_id, shortcut_url: url } = links.greet;
    await asBob("chat.postMessage", { channel: general, text: `Once more: ${url}` });
    const button = rowWith(carol, "Once more").getByRole("button", { name: "Say hello: Greet me" });
    await button.waitFor();
    const named = { trigger_id, permission_type: "named_entities", user_ids: [stage.userId("bob")] };
    await stage.call("workflows.triggers.permissions.set", named);

    await button.click();

    await rowWith(carol, "Once more").getByText("You don’t have permission to run this workflow.").waitFor();
  });
});
