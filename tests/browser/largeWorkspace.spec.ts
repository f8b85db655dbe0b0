import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { readDevSeed } from "../../packages/server/src/platform.ts";
import { type AppStage, openAppStage } from "./appStage.ts";
import { hasFocus } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { composerOf, messagesOf } from "./enterClient.ts";
import { expectAccessible } from "./showing.ts";

const peopleMade = 1_100;

/** The dev workspace with more people than a page reads when it starts. */
async function largeSeed() {
  const seed = await readDevSeed();
  const users = Array.from({ length: peopleMade }, (_, at) => ({ name: `p${at + 1}`, real_name: `Person ${at + 1}` }));
  return {
    ...seed,
    workspaces: seed.workspaces.map((workspace) =>
      workspace.domain === "acme" ? { ...workspace, users: [...workspace.users, ...users] } : workspace,
    ),
  };
}

const nameOf = (at: number) => `Person ${at}`;

/**
 * Whether the server lists this person among the first who have the same tens, of whom the page knows enough to choose from.
 * It knows the one whose number is the tens, for whom the test waits before the server has answered.
 */
function isLate(at: number, known: ReadonlySet<string>): boolean {
  const tens = Math.floor(at / 10);
  if (!known.has(`p${tens}`)) return false;
  const others = Array.from({ length: 10 }, (_, digit) => tens * 10 + digit).filter((other) => known.has(`p${other}`));
  return at > 120 && at < 1_000 && tens % 10 >= 2 && at % 10 <= 5 && others.length >= 5;
}

describe(`a workspace with ${peopleMade} people`, { skip: noBrowser }, () => {
  let stage: AppStage;
  let alices: Visit;
  let page: Page;
  /** People whom the page does not know when it starts. */
  let strangers: readonly string[] = [];
  let late = 0;
  before(async () => {
    stage = await openAppStage({ seed: await largeSeed() });
    await stage.call("conversations.create", { name: "zebra-crossing" }, stage.tokenOf("carol"));
    const general = stage.dev.channels["general"] ?? "";
    await stage.call("chat.postMessage", { channel: general, text: "Pass it on" }, stage.tokenOf("bob"));
    alices = await stage.enter("alice", `/client/${general}`);
    page = alices.page;
    await composerOf(page).waitFor();
    const first = await stage.call("users.list", { limit: 999 }, stage.tokenOf("alice"));
    const known = new Set((first["members"] as { name: string }[]).map(({ name }) => name));
    const unknown = Array.from({ length: peopleMade }, (_, at) => at + 1).filter((at) => !known.has(`p${at}`));
    const found = unknown.find((at) => isLate(at, known));
    assert.ok(found !== undefined && unknown.length > peopleMade - 999);
    late = found;
    strangers = unknown.filter((at) => at > 110 && Math.floor(at / 10) !== Math.floor(late / 10)).map(nameOf);
  });
  after(async () => {
    await alices?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const option = (name: string) => page.getByRole("option", { name: new RegExp(`${name}\\b`) });

  test("what the server adds comes below, and the chosen person stays chosen", async () => {
    // The server answers when the list that the page knows by itself has been drawn and a person in it chosen.
    const chose = Promise.withResolvers<void>();
    await page.route("**/api/client.people.list*", async (route) => {
      const response = await route.fetch();
      await chose.promise;
      await route.fulfill({ response });
    });
    // On a slow machine the whole name is typed before the script of the lookup has come.
    const typed = Promise.withResolvers<void>();
    await page.route("**/lookUpNames*", async (route) => {
      await typed.promise;
      await route.fallback();
    });
    await composerOf(page).click();
    await page.keyboard.type(`@${nameOf(Math.floor(late / 10))}`);
    typed.resolve();
    await option(nameOf(Math.floor(late / 10)))
      .first()
      .waitFor();
    assert.equal(await option(nameOf(late)).count(), 0);
    const before = await page.getByRole("option").allTextContents();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const chosen = await page.getByRole("option", { selected: true }).textContent();
    chose.resolve();
    await option(nameOf(late)).waitFor();
    const later = await page.getByRole("option").allTextContents();
    assert.deepEqual(later.slice(0, before.length), before);
    assert.equal(await page.getByRole("option", { selected: true }).textContent(), chosen);
    await page.unrouteAll({ behavior: "wait" });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Backspace");
  });

  test("a mention finds a person whom only the server knows", async () => {
    const [name = ""] = strangers;
    await composerOf(page).click();
    await page.keyboard.type(`@${name}`);
    await option(name).waitFor();
    await expectAccessible(page, "a suggestion of the server");
    // Enter would take the first one, which may be a person whom the page knows by a similar name.
    await option(name).click();
    await page.keyboard.type("welcome");
    await page.keyboard.press("Enter");
    await messagesOf(page)
      .getByRole("button", { name: `@${name}` })
      .waitFor();
  });

  test("a channel that the person never joined is found and shown by its name", async () => {
    await composerOf(page).click();
    await page.keyboard.type("see #zebra");
    await option("zebra-crossing").waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await messagesOf(page).getByRole("button", { name: "#zebra-crossing" }).waitFor();
    // Bob has not met the channel either.
    await using bobs = await stage.enter("bob", `/client/${stage.dev.channels["general"]}`);
    await messagesOf(bobs.page).getByRole("button", { name: "#zebra-crossing" }).click();
    await bobs.page.getByRole("heading", { level: 1, name: "zebra-crossing" }).waitFor();
    assert.deepEqual(bobs.faults, []);
  });

  test("a new message, a channel and a forwarded message find everybody, too", async () => {
    const [, toWrite = "", toForward = "", toAdd = ""] = strangers;
    const general = `${stage.url}/client/${stage.dev.channels["general"]}`;
    await page.keyboard.press("Control+k");
    await hasFocus(page, page.getByRole("combobox", { name: "Go to a conversation" }));
    await page.keyboard.type("> new message");
    await page.getByRole("option", { name: /^New message/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    const direct = page.getByRole("dialog", { name: "New message" });
    await direct.getByRole("textbox", { name: "To" }).fill(toWrite);
    await direct.getByRole("button", { name: new RegExp(toWrite) }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: toWrite }).waitFor();

    await page.goto(general);
    const message = messagesOf(page).getByRole("article").filter({ hasText: "Pass it on" });
    await message.hover();
    await message.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: /^Forward/ }).click();
    const forward = page.getByRole("dialog", { name: "Forward message" });
    await forward.getByRole("textbox", { name: "To" }).fill(toForward);
    await forward.getByRole("button", { name: new RegExp(toForward) }).waitFor();
    await page.keyboard.press("Enter");
    await forward.getByRole("button", { name: "Forward", exact: true }).click();
    await forward.waitFor({ state: "detached" });
    await page
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link", { name: new RegExp(toForward) })
      .waitFor();

    const made = await stage.call("conversations.create", { name: "reading" }, stage.tokenOf("alice"));
    const { id } = made["channel"] as { id: string };
    await page.goto(`${stage.url}/client/${id}`);
    await page.getByRole("button", { name: "Add people" }).first().click();
    const add = page.getByRole("dialog", { name: /^Add people/ });
    await add.getByRole("textbox").fill(toAdd);
    await add.getByRole("button", { name: new RegExp(toAdd) }).click();
    await add.getByRole("button", { name: "Add to channel" }).click();
    await add.waitFor({ state: "detached" });
    const { members } = await stage.call("conversations.members", { channel: id }, stage.tokenOf("alice"));
    assert.equal((members as string[]).length, 2);
    assert.deepEqual(alices.faults, []);
  });
});
