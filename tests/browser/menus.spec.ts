import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage, option, plain, postBlocks, until } from "./appStage.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { expectAccessible } from "./showing.ts";

interface Trial {
  readonly type: string;
  readonly more?: object;
  /** What is chosen with the mouse, and what is typed to choose another. */
  readonly first: string;
  readonly typed: string;
  readonly second: string;
  /** How the app receives a choice. */
  readonly key: string;
  readonly idOf: (name: string) => string;
}

describe("menus", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  before(async () => {
    stage = await openAppStage();
    alice = await stage.enter("alice", `/client/${general()}`);
    page = alice.page;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  beforeEach(async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
  });

  const general = () => stage.dev.channels["general"] ?? "";
  const channelId = (name: string) => stage.dev.channels[name] ?? "";

  const trials = (): Trial[] => {
    const options = ["Berlin", "Lagos", "Lima"].map(option);
    const fixed = { more: { options }, first: "Berlin", typed: "lim", second: "Lima", idOf: (name: string) => name };
    const asked = { more: { min_query_length: 0 }, first: "Found ", typed: "x", second: "Found x", idOf: String };
    const people = { first: "bob", typed: "carol", second: "carol", idOf: stage.userId };
    const channels = { first: "random", typed: "gener", second: "general", idOf: channelId };
    return [
      { type: "static_select", key: "selected_option", ...fixed },
      { type: "multi_static_select", key: "selected_options", ...fixed },
      { type: "external_select", key: "selected_option", ...asked },
      { type: "multi_external_select", key: "selected_options", ...asked },
      { type: "users_select", key: "selected_user", ...people },
      { type: "multi_users_select", key: "selected_users", ...people },
      { type: "conversations_select", key: "selected_conversation", ...channels },
      { type: "multi_conversations_select", key: "selected_conversations", ...channels },
      { type: "channels_select", key: "selected_channel", ...channels },
      { type: "multi_channels_select", key: "selected_channels", ...channels },
    ];
  };

  const elementOf = ({ type, more }: Trial) => ({ type, action_id: type, ...more });
  const sections = () =>
    trials().map((trial) => ({
      type: "section",
      block_id: trial.type,
      text: plain(trial.type),
      accessory: elementOf(trial),
    }));

  /** An app that knows two things about everything that is typed, and takes notice of everything else. */
  function answer(payload: Readonly<Record<string, unknown>>): object {
    if (payload["type"] !== "block_suggestion") return {};
    return { options: [option(`Found ${String(payload["value"])}`), option(`Also ${String(payload["value"])}`)] };
  }

  /** What the app received of a menu last. */
  const heardOf = (type: string): unknown => {
    const all = stage.app.heard.flatMap(({ actions }) => (actions ?? []) as Record<string, unknown>[]);
    const last = all.findLast((action) => action["action_id"] === type);
    const trial = trials().find((one) => one.type === type);
    return last?.[trial?.key ?? ""];
  };
  const barely = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(barely) : ((value as { value?: string } | undefined)?.value ?? value);

  /** Every menu of a surface, once with the mouse and once with the keyboard alone. */
  async function tryAll(surface: Locator): Promise<void> {
    for (const trial of trials()) {
      const { type, first, typed, second, idOf } = trial;
      const isMulti = type.startsWith("multi_");
      const trigger = surface.getByRole("combobox", { name: new RegExp(`^${type} `) });
      await trigger.click();
      await page.getByRole("option", { name: first }).first().click();
      if (isMulti) await page.keyboard.press("Escape");
      const one = idOf(first);
      await until(`${type} by mouse`, () => isSame(barely(heardOf(type)), isMulti ? [one] : one));

      await trigger.focus();
      await page.keyboard.press("Enter");
      await page
        .getByRole("combobox", { name: /^Search / })
        .and(page.locator(":focus"))
        .waitFor();
      await page.keyboard.type(typed);
      await page.locator(`[role=option][data-highlighted]`, { hasText: second }).waitFor();
      await page.keyboard.press("Enter");
      if (isMulti) await page.keyboard.press("Escape");
      const two = idOf(second);
      await until(`${type} by keyboard`, () => isSame(barely(heardOf(type)), isMulti ? [one, two] : two));
      await trigger.and(page.locator(":focus")).waitFor();
    }
  }

  test("all ten choose by mouse and by keyboard in a message [MENU-1.2, MENU-1.4, MENU-1.5, MENU-5.8]", async () => {
    stage.app.answers(answer);
    const { shown } = await postBlocks(stage, page, sections(), general());
    await tryAll(shown);
  });

  test("all ten choose by mouse and by keyboard in a modal [MENU-1.2, MENU-1.4, MENU-1.5]", async () => {
    const blocks = trials().map((trial) => ({
      type: "input",
      block_id: trial.type,
      dispatch_action: true,
      label: plain(trial.type),
      element: elementOf(trial),
    }));
    const view = { type: "modal", title: plain("Ten menus"), submit: plain("Send"), blocks };
    stage.app.answers(async (payload) => {
      const isButton = (payload["actions"] as { action_id: string }[] | undefined)?.[0]?.action_id === "open";
      if (isButton) await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
      return answer(payload);
    });
    const button = { type: "button", action_id: "open", text: plain("Open the ten") };
    await postBlocks(stage, page, [{ type: "actions", elements: [button] }], general());
    await page.getByRole("button", { name: "Open the ten" }).click();
    const dialog = page.getByRole("dialog", { name: "Ten menus" });
    await dialog.waitFor();
    await tryAll(dialog);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  test("all ten choose by mouse and by keyboard in a home tab [MENU-1.2, MENU-1.4, MENU-1.5]", async () => {
    stage.app.answers(answer);
    await stage.call("views.publish", { user_id: stage.userId("alice"), view: { type: "home", blocks: sections() } });
    await page.goto(`${stage.url}/client/app/${stage.appId}`);
    const home = page.getByRole("region", { name: "Home of Dev App" });
    await home.getByText("static_select", { exact: true }).waitFor();
    await tryAll(home);
    await page.goto(`${stage.url}/client/${general()}`);
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });

  test("a menu opens by a letter, says how much it found, and keeps what it has at Escape and Tab [MENU-1.4]", async () => {
    stage.app.answers(answer);
    const groups = [
      { label: plain("Europe"), options: ["Berlin", "Zürich"].map(option) },
      { label: plain("America"), options: ["Lima", "New York"].map(option) },
    ];
    const menu = { type: "static_select", action_id: "city", option_groups: groups, initial_option: option("Berlin") };
    const { shown } = await postBlocks(
      stage,
      page,
      [{ type: "section", text: plain("City"), accessory: menu }],
      general(),
    );
    const trigger = shown.getByRole("combobox");
    const heard = stage.app.heard.length;

    await trigger.focus();
    await page.keyboard.type("zur");
    await page.getByRole("option", { name: "Zürich" }).waitFor();
    assert.equal(await page.getByRole("option").count(), 1);
    assert.equal(await page.getByRole("group", { name: "Europe" }).count(), 1);
    assert.equal(await page.getByRole("status").filter({ hasText: "1 result" }).count(), 1);
    await expectAccessible(page, "an open menu");
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    assert.match((await trigger.textContent()) ?? "", /Berlin/);

    await page.keyboard.press("ArrowDown");
    await page.getByRole("option", { name: "Berlin" }).waitFor();
    await page.keyboard.press("Tab");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await trigger.click();
    await page.getByRole("option", { name: "Berlin" }).click();
    await page.getByRole("listbox").waitFor({ state: "detached" });
    assert.equal(stage.app.heard.length, heard, "what is chosen already is no new choice");
  });

  test("several are pills, which go by Backspace, Delete and their cross, and no more than there may be [MENU-4.2]", async () => {
    stage.app.answers(answer);
    const menu = {
      type: "multi_static_select",
      action_id: "cities",
      options: ["Berlin", "Lagos", "Lima"].map(option),
      max_selected_items: 2,
    };
    const { shown } = await postBlocks(
      stage,
      page,
      [{ type: "section", text: plain("Cities"), accessory: menu }],
      general(),
    );
    const trigger = shown.getByRole("combobox");
    const pills = () => shown.getByRole("listitem").allTextContents();
    const heard = () =>
      barely((stage.app.last()["actions"] as Record<string, unknown>[] | undefined)?.[0]?.["selected_options"]);
    const before = stage.app.heard.length;

    await trigger.click();
    await page.getByRole("option", { name: "Berlin" }).click();
    await page.getByRole("option", { name: "Lima" }).click();
    assert.equal(await page.getByRole("option", { name: "Lagos" }).getAttribute("aria-disabled"), "true");
    await page.getByText("You can select up to 2 items.").waitFor();
    await expectAccessible(page, "a menu that is full");
    await page.getByRole("combobox", { name: /^Search/ }).press("Backspace");
    await page.getByRole("option", { name: "Lagos" }).click();
    assert.equal(stage.app.heard.length, before, "nothing is sent before it closes");
    await page.keyboard.press("Escape");
    await until("one action for all of it", () => isSame(heard(), ["Berlin", "Lagos"]));
    assert.deepEqual([await pills(), stage.app.heard.length], [["Berlin", "Lagos"], before + 1]);

    await shown.getByRole("button", { name: "Remove Berlin" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await until("the pill is gone", () => isSame(heard(), ["Berlin"]));
    await shown.getByRole("button", { name: "Remove Berlin" }).click();
    await until("so is the last", () => isSame(heard(), []));
    assert.deepEqual(await pills(), []);
  });

  test("a question comes before the choice is sent, and a no leaves everything as it was [MENU-2.5]", async () => {
    stage.app.answers(answer);
    const confirm = {
      title: plain("Move there?"),
      text: plain("It is far."),
      confirm: plain("Move"),
      deny: plain("Stay"),
    };
    const menu = {
      type: "static_select",
      action_id: "moved",
      options: ["Berlin", "Lima"].map(option),
      initial_option: option("Berlin"),
      confirm,
    };
    const { shown } = await postBlocks(
      stage,
      page,
      [{ type: "section", text: plain("Home"), accessory: menu }],
      general(),
    );
    const trigger = shown.getByRole("combobox");
    const before = stage.app.heard.length;
    for (const [button, city] of [
      ["Stay", "Berlin"],
      ["Move", "Lima"],
    ] as const) {
      await trigger.click();
      await page.getByRole("option", { name: "Lima" }).click();
      const question = page.getByRole("alertdialog", { name: "Move there?" });
      await question.waitFor();
      if (button === "Stay") await expectAccessible(page, "a question");
      await question.getByRole("button", { name: button }).click();
      await question.waitFor({ state: "detached" });
      await until(`${button} is done`, async () => ((await trigger.textContent()) ?? "").includes(city));
    }
    await until("the app has heard once", () => stage.app.heard.length === before + 1);
  });

  test("a multi menu asks its question before the choices are sent, all at once [MENU-2.6]", async () => {
    stage.app.answers(answer);
    const confirm = { title: plain("Visit them?"), text: plain("All."), confirm: plain("Visit"), deny: plain("Stay") };
    const menu = { type: "multi_static_select", action_id: "visits", options: ["Berlin", "Lima"].map(option), confirm };
    const { shown } = await postBlocks(
      stage,
      page,
      [{ type: "section", text: plain("Trips"), accessory: menu }],
      general(),
    );
    const question = page.getByRole("alertdialog", { name: "Visit them?" });
    const before = stage.app.heard.length;
    for (const button of ["Stay", "Visit"]) {
      await shown.getByRole("combobox").click();
      await page.getByRole("option", { name: "Berlin" }).click();
      await page.getByRole("option", { name: "Lima" }).click();
      assert.equal(await question.count(), 0, "no question while choices are made");
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: button }).click();
      await question.waitFor({ state: "detached" });
      if (button === "Stay") assert.equal(stage.app.heard.length, before, "a no sends nothing");
    }
    await until("both are sent", () => isSame(barely(actionOf(stage)?.["selected_options"]), ["Berlin", "Lima"]));
    assert.equal(stage.app.heard.length, before + 1);
  });

  test("a menu with focus_on_load has the focus when its modal opens [MENU-2.7]", async () => {
    const menu = (name: string, more: object = {}) => ({
      type: "input",
      block_id: name,
      label: plain(name),
      element: { type: "static_select", action_id: name, options: ["Berlin", "Lima"].map(option), ...more },
    });
    const blocks = [menu("First"), menu("Second", { focus_on_load: true }), menu("Third", { focus_on_load: false })];
    const view = { type: "modal", title: plain("Focus"), submit: plain("Send"), blocks };
    stage.app.answers(async ({ trigger_id }) => {
      await stage.call("views.open", { trigger_id, view });
      return {};
    });
    const button = { type: "button", action_id: "focus", text: plain("Open with focus") };
    await postBlocks(stage, page, [{ type: "actions", elements: [button] }], general());
    await page.getByRole("button", { name: "Open with focus" }).click();
    const dialog = page.getByRole("dialog", { name: "Focus" });
    await dialog
      .getByRole("combobox", { name: /^Second/ })
      .and(page.locator(":focus"))
      .waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  test("a menu that asks its app waits, loads, finds nothing, fails and recovers, and never shows an older answer [MENU-3.7, MENU-5.1]", async () => {
    const late = Promise.withResolvers<void>();
    let isBroken = false;
    stage.app.answers(async ({ type, value }) => {
      if (type !== "block_suggestion") return {};
      if (value === "no") return { options: [] };
      if (value === "sl") await late.promise;
      return isBroken ? { wrong: true } : { options: [option(`Ticket ${String(value)}`)] };
    });
    const menu = { type: "external_select", action_id: "ticket", min_query_length: 2 };
    const { shown } = await postBlocks(
      stage,
      page,
      [{ type: "section", text: plain("Ticket"), accessory: menu }],
      general(),
    );
    await shown.getByRole("combobox").click();
    const search = page.getByRole("combobox", { name: /^Search/ });
    await page.getByText("Type 2 more characters.").waitFor();
    await search.fill("sl");
    await page.getByText("Loading…").waitFor();
    assert.equal(await page.getByText("No results found.").count(), 0, "not empty while it loads");
    await expectAccessible(page, "a menu that loads");
    await search.fill("no");
    await page.getByText("No results found.").waitFor();
    late.resolve();
    await search.fill("new");
    await page.getByRole("option", { name: "Ticket new" }).waitFor();
    assert.equal(await page.getByRole("option", { name: "Ticket sl" }).count(), 0);
    isBroken = true;
    await search.fill("bad");
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    await expectAccessible(page, "a menu that failed");
    isBroken = false;
    await again.click();
    await page.getByRole("option", { name: "Ticket bad" }).click();
    await until("the app has heard", () => isSame(barely(actionOf(stage)?.["selected_option"]), "Ticket bad"));
    await page.getByRole("listbox").waitFor({ state: "detached" });
  });

  test("what is chosen stays when the message changes around it, and a new question starts empty", async () => {
    stage.app.answers(answer);
    const menu = (id: string) => ({
      type: "static_select",
      action_id: id,
      options: ["Berlin", "Lima"].map(option),
      initial_option: option("Berlin"),
    });
    const blocks = (text: string, id: string) => [
      { type: "section", block_id: "b", text: plain(text), accessory: menu(id) },
    ];
    const { shown, ts } = await postBlocks(stage, page, blocks("Before", "kept"), general());
    await shown.getByRole("combobox").click();
    await page.getByRole("option", { name: "Lima" }).click();
    await until("it is sent", () => isSame(barely(actionOf(stage)?.["selected_option"]), "Lima"));

    await stage.call("chat.update", { channel: general(), ts, text: "x", blocks: blocks("After", "kept") });
    await shown.getByText("After").waitFor();
    assert.match((await shown.getByRole("combobox").textContent()) ?? "", /Lima/);
    await stage.call("chat.update", { channel: general(), ts, text: "x", blocks: blocks("Changed", "other") });
    await shown.getByText("Changed").waitFor();
    assert.match((await shown.getByRole("combobox").textContent()) ?? "", /Berlin/);
  });

  test("an error next to the menu says that the app does not answer", async () => {
    stage.app.hangs();
    const menu = { type: "static_select", action_id: "lost", options: ["Berlin", "Lima"].map(option) };
    const { shown } = await postBlocks(
      stage,
      page,
      [{ type: "section", text: plain("Lost"), accessory: menu }],
      general(),
    );
    await shown.getByRole("combobox").click();
    await page.getByRole("option", { name: "Lima" }).click();
    await shown.getByRole("alert").filter({ hasText: "The app didn’t respond in time." }).waitFor();
    await expectAccessible(page, "a menu whose app is silent");
    assert.deepEqual(alice.faults, []);
  });

  test("guests are offered less than members", async () => {
    stage.app.answers(answer);
    const { channel } = (await stage.call(
      "conversations.create",
      { name: "hidden-from-guests" },
      stage.tokenOf("alice"),
    )) as unknown as {
      channel: { id: string };
    };
    const menu = { type: "channels_select", action_id: "where" };
    await using dora = await stage.enter("dora", `/client/${general()}`);
    const { shown } = await postBlocks(stage, dora.page, [{ type: "actions", elements: [menu] }], general());
    await shown.getByRole("combobox", { name: "Choose a channel" }).click();
    await dora.page.getByRole("option", { name: "general" }).waitFor();
    assert.equal(await dora.page.getByRole("option", { name: "hidden-from-guests" }).count(), 0);
    assert.ok(channel.id !== "");
    await expectAccessible(dora.page, "a menu that nothing names");
    assert.deepEqual(dora.faults, []);
  });
});

function actionOf(stage: AppStage): Record<string, unknown> | undefined {
  return (stage.app.last()["actions"] as Record<string, unknown>[] | undefined)?.[0];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
