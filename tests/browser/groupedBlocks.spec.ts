import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { type AppStage, openAppStage, plain, postBlocks, until } from "./appStage.ts";
import { hasFocus } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { look } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

const mrkdwn = (text: string) => ({ type: "mrkdwn", text });
const site = "https://pictures.example";
const photo = (name: string, color: string) => ({
  type: "image",
  image_url: `${site}/${name}-${color}.svg`,
  alt_text: `Photo of ${name}`,
});
const button = (name: string, more: object = {}) => ({
  type: "button",
  action_id: name.toLowerCase(),
  text: plain(name),
  ...more,
});

const cities = [
  ["Lisbon", "0b6e63"],
  ["Porto", "8f1d4a"],
  ["Faro", "0a5fb0"],
  ["Braga", "8a5a00"],
] as const;
const trips = {
  type: "carousel",
  block_id: "trips",
  elements: cities.map(([city, color]) => ({
    type: "card",
    block_id: city,
    hero_image: photo(city, color),
    icon: photo(`${city}-sign`, color),
    title: mrkdwn(`*${city}*`),
    subtitle: plain("4 to 8 May"),
    body: mrkdwn("Team week with the <https://example.com/hotel|hotel> included."),
    subtext: plain("Prices from March"),
    actions: [button("Book", { style: "primary" }), button("Details"), button("Drop", { style: "danger" })],
  })),
};

const deployment = {
  type: "container",
  block_id: "box",
  title: plain("Deployment 218"),
  subtitle: mrkdwn("Started by *Ada*, see <https://example.com/log|the log>"),
  icon: photo("Payments", "1a7f37"),
  is_collapsible: true,
  child_blocks: [
    { type: "header", level: 4, text: plain("Changes") },
    { type: "section", fields: [mrkdwn("*Service*\nPayments"), mrkdwn("*Version*\n2.4.0")] },
    { type: "divider" },
    {
      type: "input",
      block_id: "reason",
      label: plain("Reason"),
      element: { type: "plain_text_input", action_id: "reason" },
    },
    { type: "actions", block_id: "row", elements: [button("Promote", { style: "primary" }), button("Stop")] },
  ],
};

const folded = {
  type: "container",
  title: plain("Not shown"),
  rich_text_title: {
    type: "rich_text",
    elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "Log", style: { italic: true } }] }],
  },
  width: "narrow",
  is_collapsible: true,
  default_collapsed: true,
  child_blocks: [{ type: "section", text: mrkdwn("All 412 checks have passed.") }],
};

const plan = {
  type: "plan",
  title: "Find an answer",
  tasks: [
    { task_id: "a", title: "Search", status: "complete", icon: { type: "icon", name: "compass" } },
    { task_id: "b", title: "Write", icon: { type: "icon", name: "edit" } },
  ],
};

describe("blocks that group others", { skip: noBrowser }, () => {
  let stage: AppStage;
  let visit: Visit;
  let page: Page;
  let channel: string;
  before(async () => {
    stage = await openAppStage();
    channel = stage.dev.channels["general"] ?? "";
    visit = await stage.enter("alice", `/client/${channel}`);
    page = visit.page;
    await page.route(`${site}/**`, (route) => {
      const color = /-([0-9a-f]{6})\.svg$/.exec(route.request().url())?.[1] ?? "000000";
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#${color}"/></svg>`;
      return route.fulfill({ contentType: "image/svg+xml", body });
    });
    await page.getByRole("heading", { level: 1, name: "general" }).waitFor();
  });
  after(async () => {
    await visit?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const post = (...blocks: object[]) => postBlocks(stage, page, blocks, channel);
  const heard = (action: string) =>
    until(`the app hears ${action}`, () =>
      stage.app.heard.find((payload) => JSON.stringify(payload["actions"] ?? "").includes(`"action_id":"${action}"`)),
    );

  test("a carousel scrolls by its arrows as far as there are cards, and a card acts by its own id", async () => {
    const { shown } = await post(trips);
    const row = shown.getByRole("list", { name: "Cards" });
    const [previous, next] = ["Previous cards", "Next cards"].map((name) => shown.getByRole("button", { name }));
    assert.ok(previous && next);
    await shown
      .getByRole("group", { name: "Lisbon" })
      .getByRole("img", { name: "Photo of Lisbon", exact: true })
      .waitFor();
    assert.equal(await previous.getAttribute("aria-disabled"), "true");
    await expectAccessible(page, "a carousel");
    await look(page, "carousel");

    const names = await shown.getByRole("group", { name: "Lisbon" }).getByRole("button").allTextContents();
    assert.deepEqual(names, ["Drop", "Details", "Book"], "what is dangerous first, what matters most last");

    await next.focus();
    for (let presses = 0; presses < cities.length && (await next.getAttribute("aria-disabled")) !== "true"; presses++) {
      const before = await row.evaluate((list: { scrollLeft: number }) => list.scrollLeft);
      await page.keyboard.press("Enter");
      await until(
        "the cards move",
        async () => before !== (await row.evaluate((list: { scrollLeft: number }) => list.scrollLeft)),
      );
    }
    await until("the end is reached", async () => (await next.getAttribute("aria-disabled")) === "true");
    // It leads no further, and keeps the focus all the same.
    await hasFocus(page, next);
    assert.notEqual(await previous.getAttribute("aria-disabled"), "true");

    await shown.getByRole("group", { name: "Braga" }).getByRole("button", { name: "Details" }).click();
    const payload = await heard("details");
    assert.partialDeepStrictEqual(payload["actions"], [{ block_id: "Braga", action_id: "details" }]);
    await expectNarrow(page, "a carousel");
  });

  test("a container folds, keeps what was entered, and sends it with an action", async () => {
    const { shown } = await post(deployment, folded);
    const box = shown.getByRole("group", { name: "Deployment 218" });
    const fold = box.getByRole("button", { name: "Deployment 218" });
    await box.getByRole("textbox", { name: "Reason" }).fill("Faster refunds");
    await shown.getByRole("button", { name: "Log" }).waitFor();
    assert.equal(await shown.getByText("All 412 checks have passed.").count(), 0);
    await expectAccessible(page, "a container");
    await look(page, "container");

    // Anywhere on the title, except for its links.
    const words = await box.getByText("Started by").boundingBox();
    assert.ok(words);
    await page.mouse.click(words.x + 2, words.y + words.height / 2);
    assert.equal(await fold.getAttribute("aria-expanded"), "false");
    assert.equal(await box.getByRole("textbox").count(), 0);
    await box.getByRole("link", { name: "the log" }).click({ trial: true });
    await fold.press("Enter");
    assert.equal(await box.getByRole("textbox", { name: "Reason" }).inputValue(), "Faster refunds");

    await box.getByRole("button", { name: "Promote" }).click();
    const payload = await heard("promote");
    assert.partialDeepStrictEqual(payload, {
      actions: [{ block_id: "row", action_id: "promote" }],
      state: { values: { reason: { reason: { value: "Faster refunds" } } } },
    });
    await shown.getByRole("button", { name: "Log" }).click();
    await shown.getByText("All 412 checks have passed.").waitFor();
    await expectNarrow(page, "a container");
  });

  test("headings have levels, tasks and cards icons, and a picture that cannot be had its words", async () => {
    await page.route(`${site}/missing-000000.svg`, (route) => route.abort());
    const levels = [1, 2, 3, 4].map((level) => ({ type: "header", level, text: plain(`Level ${level}`) }));
    const card = {
      type: "card",
      hero_image: photo("missing", "000000"),
      slack_icon: { type: "icon", name: "rocket" },
      title: plain("Launch"),
      actions: [button("Launch now")],
    };
    const { shown } = await post(...levels, card, plan);

    await shown.getByRole("group", { name: "Launch" }).getByText("Photo of missing").waitFor();
    await shown.locator("svg.lucide-rocket").waitFor();
    await shown.locator("svg.lucide-compass").waitFor();
    await shown.getByText("1 of 2").waitFor();
    await shown.getByRole("img", { name: "Pending" }).waitFor();
    const heights: number[] = [];
    for (const { text } of levels) {
      heights.push((await shown.getByText(text.text, { exact: true }).boundingBox())?.height ?? 0);
    }
    assert.deepEqual(
      heights,
      [...new Set(heights)].toSorted((a, b) => b - a),
      "each level is smaller than the one before",
    );
    await expectAccessible(page, "headings, a card and a plan");
    await look(page, "card-and-plan");
  });

  test("an alert in a modal says its level in a word", async () => {
    const levels = ["default", "info", "warning", "error", "success"];
    const view = {
      type: "modal",
      title: plain("Notices"),
      blocks: levels.map((level) => ({ type: "alert", level, text: mrkdwn(`This is *${level}* with \`code\`.`) })),
    };
    stage.app.answers(async (payload) => {
      await stage.call("views.open", { trigger_id: payload["trigger_id"], view });
      return {};
    });
    const { shown } = await post({ type: "actions", elements: [button("Notices")] });
    await shown.getByRole("button", { name: "Notices" }).click();
    const dialog = page.getByRole("dialog");
    for (const word of ["Note", "Information", "Warning", "Error", "Success"]) {
      await dialog.getByRole("note").getByRole("img", { name: word, exact: true }).waitFor();
    }
    await expectAccessible(page, "alerts");
    await look(page, "alerts");
    await page.keyboard.press("Escape");
    stage.app.answers(() => ({}));
  });

  test("the block builder offers templates with them", async () => {
    await page.goto(`${stage.url}/dev/blocks`);
    const preview = page.getByRole("region", { name: "Preview" });
    await page.getByLabel("Start from").selectOption("Cards");
    await preview.getByRole("group", { name: "Harbour" }).getByRole("button", { name: "Book" }).waitFor();
    await preview.locator("svg.lucide-calendar").first().waitFor();
    await look(page, "builder-cards");
    await page.getByLabel("Start from").selectOption("Group");
    await preview.getByRole("button", { name: "Deployment 218" }).click();
    assert.equal(await preview.getByRole("textbox", { name: "Reason" }).count(), 0);
    await page.getByLabel("Start from").selectOption("Notice");
    await preview.getByRole("img", { name: "Warning" }).waitFor();
    const others = visit.faults.filter((fault) => !fault.includes("ERR_FAILED"));
    assert.deepEqual(others, [], "but for the picture that was missing");
  });
});
