import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { type AppStage, openAppStage, postBlocks, until } from "./appStage.ts";
import { press, tabTo } from "./byKeyboard.ts";
import { noBrowser, type Visit } from "./chromium.ts";
import { look } from "./pictures.ts";
import { expectAccessible, expectNarrow } from "./showing.ts";

const cell = (text: string) => ({ type: "raw_text", text });
const number = (value: number, text?: string) => ({
  type: "raw_number",
  value,
  ...(text === undefined ? {} : { text }),
});

const cities: readonly (readonly [name: string, country: string, people: number, text: string])[] = [
  ["Lagos", "Nigeria", 16_000_000, "16 M"],
  ["Oslo", "Norway", 700_000, "700 k"],
  ["São Paulo", "Brazil", 12_000_000, "12 M"],
  ["Graz", "Austria", 300_000, "300 k"],
  ["Kyoto", "Japan", 1_400_000, "1.4 M"],
  ["Cusco", "Peru", 430_000, "430 k"],
  ["Tartu", "Estonia", 97_000, "97 k"],
];

const table = {
  type: "data_table",
  caption: "Cities",
  page_size: 3,
  rows: [
    [cell("City"), cell("Country"), cell("People")],
    ...cities.map(([name, country, people, text]) => [cell(name), cell(country), number(people, text)]),
  ],
};

const months = ["January", "February", "March", "April"];
const series = (name: string, ...values: number[]) => ({
  name,
  data: values.map((value, at) => ({ label: months[at], value })).toReversed(),
});
const chart = (type: string, title: string) => ({
  type: "data_visualization",
  title,
  chart: {
    type,
    series: [series("Opened", 12_000, 18_500, 9_000, 14_000), series("Closed", 9_000, 20_000, 11_000, -2_500)],
    axis_config: { categories: months, x_label: "Month", y_label: "Requests" },
  },
});
const pie = {
  type: "data_visualization",
  title: "Requests by team",
  chart: {
    type: "pie",
    segments: [
      { label: "Platform", value: 45 },
      { label: "Payments", value: 30 },
      { label: "Support", value: 24 },
      { label: "Legal", value: 1 },
    ],
  },
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes of lines of text may touch. */
function areApart(one: Box, other: Box): boolean {
  const isBeside = other.x >= one.x + one.width || other.x + other.width <= one.x;
  return isBeside || other.y + other.height <= one.y + 1 || other.y >= one.y + one.height - 1;
}

describe("data tables and charts", { skip: noBrowser }, () => {
  let stage: AppStage;
  let alice: Visit;
  let page: Page;
  let channel: string;
  before(async () => {
    stage = await openAppStage();
    const opened = await stage.call("conversations.open", { users: stage.userId("alice") });
    channel = (opened["channel"] as { id: string }).id;
    alice = await stage.enter("alice", `/client/${channel}`);
    page = alice.page;
    await page.getByRole("heading", { level: 1, name: "Dev App" }).waitFor();
  });
  after(async () => {
    await alice?.[Symbol.asyncDispose]();
    await stage?.[Symbol.asyncDispose]();
  });

  const show = async () => (await postBlocks(stage, page, [table], channel)).shown;
  const named = (shown: Locator) =>
    shown.getByRole("table", { name: "Cities" }).getByRole("rowheader").allTextContents();
  const names = (shown: Locator, wanted: readonly string[]) =>
    until(`the rows ${wanted.join(", ")}`, async () => (await named(shown)).join() === wanted.join());

  test("sort, filter and page by pointer", async () => {
    const shown = await show();
    await shown.getByRole("table", { name: "Cities" }).waitFor();
    await names(shown, ["Lagos", "Oslo", "São Paulo"]);
    const status = shown.getByRole("status");
    assert.equal(await status.textContent(), "1–3 of 7");

    const people = shown.getByRole("columnheader", { name: "People" });
    await people.getByRole("button").click();
    await names(shown, ["Tartu", "Graz", "Cusco"]);
    assert.equal(await people.getAttribute("aria-sort"), "ascending");
    await people.getByRole("button").click();
    await names(shown, ["Lagos", "São Paulo", "Kyoto"]);
    assert.equal(await people.getAttribute("aria-sort"), "descending");
    await look(page, "data-table");

    const next = shown.getByRole("button", { name: "Next page" });
    const place = await next.boundingBox();
    await next.click();
    await names(shown, ["Oslo", "Cusco", "Graz"]);
    await next.click();
    await names(shown, ["Tartu"]);
    assert.deepEqual(await next.boundingBox(), place, "the pager stays under the pointer");
    assert.equal(await next.getAttribute("aria-disabled"), "true");
    await shown.getByRole("button", { name: "Previous page" }).click();
    await names(shown, ["Oslo", "Cusco", "Graz"]);

    await shown.getByRole("columnheader", { name: "City" }).getByRole("button").click();
    await names(shown, ["Cusco", "Graz", "Kyoto"]);
    await shown.getByRole("searchbox", { name: "Filter Cities" }).fill("sao");
    await names(shown, ["São Paulo"]);
    assert.equal(await status.textContent(), "1 row");
    await shown.getByRole("searchbox").fill("nowhere");
    await shown.getByText("No rows match the filter.").waitFor();
    await expectAccessible(page, "a data table that shows no row");
    await shown.getByRole("searchbox").fill("");
    await names(shown, ["Cusco", "Graz", "Kyoto"]);
  });

  test("sort, filter and page by keyboard", async () => {
    const shown = await show();
    await names(shown, ["Lagos", "Oslo", "São Paulo"]);
    const filter = shown.getByRole("searchbox", { name: "Filter Cities" });
    await filter.focus();
    await page.keyboard.type("o");
    await names(shown, ["Lagos", "Oslo", "São Paulo"]);
    await until("the filter counts", async () => (await shown.getByRole("status").textContent()) === "1–3 of 6");

    await press(page, shown.getByRole("button", { name: "Country" }));
    await names(shown, ["São Paulo", "Tartu", "Kyoto"]);
    const next = shown.getByRole("button", { name: "Next page" });
    await tabTo(page, next);
    await page.keyboard.press("Enter");
    await names(shown, ["Lagos", "Oslo", "Cusco"]);
    await page.keyboard.press("Space");
    assert.equal(await shown.getByRole("status").textContent(), "4–6 of 6", "there is no further page");
    assert.equal(await next.and(page.locator(":focus")).count(), 1, "the button at the end keeps the focus");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await names(shown, ["São Paulo", "Tartu", "Kyoto"]);
    await expectAccessible(page, "a data table");
    await expectNarrow(page, "a data table");
  });

  test("show numbers that have no text in the language of the reader, and formatted cells", async () => {
    const rich = {
      type: "rich_text",
      elements: [{ type: "rich_text_section", elements: [{ type: "user", user_id: stage.userId("bob") }] }],
    };
    const blocks = [
      {
        type: "data_table",
        caption: "Owners",
        row_header_column_index: 1,
        rows: [
          [cell("Size"), cell("Owner")],
          [number(12_345.5), rich],
          [number(2), cell("Nobody")],
        ],
      },
    ];
    const { shown } = await postBlocks(stage, page, blocks, channel);
    await shown.getByRole("cell", { name: "12,345.5", exact: true }).waitFor();
    await shown.getByRole("rowheader", { name: /^@/ }).waitFor();
    assert.equal(await shown.getByRole("button", { name: "Next page" }).count(), 0);
    await shown.getByRole("searchbox", { name: "Filter Owners" }).fill("@bob");
    await until("bob's row is found", async () => (await shown.getByRole("status").textContent()) === "1 row");
  });

  test("stand in a home tab, and sort there", async () => {
    await stage.call("views.publish", {
      user_id: stage.userId("alice"),
      view: { type: "home", blocks: [table, { type: "table", rows: table.rows }] },
    });
    await page.goto(`${stage.url}/client/app/${stage.appId}`);
    const shown = page.getByRole("main");
    await shown.getByRole("columnheader", { name: "City" }).getByRole("button").click();
    await names(shown, ["Cusco", "Graz", "Kyoto"]);
    assert.equal(await shown.getByRole("table").count(), 2);
  });

  test("charts have a picture with a name, and their numbers in a table that screen readers always find", async () => {
    await page.goto(`${stage.url}/client/${channel}`);
    const { shown } = await postBlocks(stage, page, [chart("line", "Requests"), pie], channel);
    await shown.getByRole("img", { name: "Line chart: Requests" }).waitFor();
    const lines = shown.getByRole("table", { name: "Requests", exact: true });
    assert.deepEqual(await lines.getByRole("columnheader").allTextContents(), ["Month", "Opened", "Closed"]);
    assert.deepEqual(await lines.getByRole("row").last().locator("th, td").allTextContents(), [
      "April",
      "14,000",
      "-2,500",
    ]);
    const shares = shown.getByRole("table", { name: "Requests by team" });
    assert.deepEqual(await shares.getByRole("row").nth(1).locator("th, td").allTextContents(), [
      "Platform",
      "45",
      "45%",
    ]);
    await shown.getByRole("img", { name: "Pie chart: Requests by team" }).waitFor();
    await look(page, "chart-line-pie");
    await expectAccessible(page, "charts");

    const toggle = shown.getByRole("button", { name: "Show data" }).first();
    assert.equal((await lines.locator("..").boundingBox())?.height, 1, "without the table the chart is short");
    await press(page, toggle);
    await shown.getByRole("button", { name: "Hide data" }).and(page.locator("[aria-expanded=true]")).waitFor();
    assert.ok(((await lines.locator("..").boundingBox())?.height ?? 0) > 100, "the table is there for everybody");
    await expectAccessible(page, "a chart with its data");
    await page.keyboard.press("Enter");
    await until("the table is hidden", async () => (await lines.locator("..").boundingBox())?.height === 1);
  });

  test("charts tell series apart without color, and fit on narrow screens", async () => {
    const { shown } = await postBlocks(stage, page, [chart("bar", "Bars"), chart("area", "Areas")], channel);
    const bars = shown.getByRole("img", { name: "Bar chart: Bars" });
    const fills = await bars
      .locator("rect[fill^=url]")
      .evaluateAll((all) => all.map((bar) => bar.getAttribute("fill")));
    assert.equal(fills.length, 8);
    assert.equal(new Set(fills).size, 2);
    const drawn = await bars.locator("pattern path").evaluateAll((all) => all.map((path) => path.getAttribute("d")));
    assert.equal(new Set(drawn).size, 2, "each series has a pattern of its own");
    const areas = shown.getByRole("img", { name: "Area chart: Areas" });
    await areas.locator("text", { hasText: "Opened" }).waitFor();
    await look(page, "chart-bar-area");
    await page.setViewportSize({ width: 320, height: 800 });
    await areas.locator("text", { hasText: "Opened" }).waitFor({ state: "detached" });
    await look(page, "chart-narrow");
    await expectNarrow(page, "charts");
  });

  test("charts at their limits keep their labels apart and inside", async () => {
    const label = (at: number) => `A long label, no. ${at + 1}`;
    const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
    const largest = {
      type: "data_visualization",
      title: "Largest",
      chart: {
        type: "line",
        series: numbers(12).map((place) => ({
          name: label(place),
          data: numbers(20).map((at) => ({ label: label(at), value: place * at })),
        })),
        axis_config: { categories: numbers(20).map(label) },
      },
    };
    const segments = numbers(12).map((at) => ({ label: label(at), value: at < 8 ? 1 : 100 }));
    const slices = { type: "data_visualization", title: "Slices", chart: { type: "pie", segments } };
    const { shown } = await postBlocks(stage, page, [largest, slices], channel);
    for (const [name, every] of [
      ["Line chart: Largest", /^A long label, no\. \d+$/],
      ["Pie chart: Slices", /%$/],
    ] as const) {
      const picture = shown.getByRole("img", { name });
      await picture.waitFor();
      const frame = await picture.boundingBox();
      const upright = picture.locator("text:not([transform])").filter({ hasText: every });
      const boxes = await Promise.all((await upright.all()).map((text) => text.boundingBox()));
      assert.equal(boxes.length, 12, name);
      for (const [at, box] of boxes.entries()) {
        assert.ok(box && frame && box.x >= frame.x && box.x + box.width <= frame.x + frame.width, `${name}, ${at}`);
        assert.ok(box.y >= frame.y && box.y + box.height <= frame.y + frame.height, `${name}, ${at}`);
        for (const other of boxes.slice(at + 1)) {
          assert.ok(other && areApart(box, other), `${name}: label ${at} covers another`);
        }
      }
    }
    const first = shown.locator("text[transform]").first();
    const frame = await shown.getByRole("img", { name: "Line chart: Largest" }).boundingBox();
    const firstBox = await first.boundingBox();
    assert.ok(frame && firstBox && firstBox.x >= frame.x, "the first name of the axis is not cut off");
    await page.setViewportSize({ width: 1280, height: 1200 });
    await look(page, "chart-limits-high");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test("charts stream as they come", async () => {
    const asked = await stage.call("chat.postMessage", { channel, text: "How many?" }, stage.tokenOf("alice"));
    await page.goto(`${stage.url}/client/${channel}/thread/${String(asked["ts"])}`);
    const chunks = [{ type: "markdown_text", text: "Here:" }];
    const { ts } = await stage.call("chat.startStream", { channel, thread_ts: asked["ts"], chunks });
    const message = page.locator(`[data-ts="${String(ts)}"]`);
    await message.getByText("Here:").waitFor();
    await stage.call("chat.appendStream", { channel, ts, chunks: [{ type: "blocks", blocks: [pie, table] }] });
    await message.getByRole("img", { name: "Pie chart: Requests by team" }).waitFor();
    await names(message, ["Lagos", "Oslo", "São Paulo"]);
    await message.getByRole("button", { name: "Next page" }).click();
    await names(message, ["Graz", "Kyoto", "Cusco"]);
    await stage.call("chat.stopStream", { channel, ts });
    await message.locator("[aria-busy=false]").waitFor();
    assert.deepEqual(await named(message), ["Graz", "Kyoto", "Cusco"], "the page stays when the stream ends");
  });
});
