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

describe("data tables", { skip: noBrowser }, () => {
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
  const named = (shown: Locator) => shown.getByRole("rowheader").allTextContents();
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
});
