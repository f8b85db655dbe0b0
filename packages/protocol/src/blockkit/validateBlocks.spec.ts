import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { doesNotBlowUp } from "../../testkit/doesNotBlowUp.ts";
import { limits } from "../limits.ts";
import type { Surface } from "./define.ts";
import { printFault } from "./fault.ts";
import { validateBlocks } from "./validateBlocks.ts";

const plain = (text: string) => ({ type: "plain_text", text });
const mrkdwn = (text: string) => ({ type: "mrkdwn", text });
const divider = { type: "divider" };
const option = (value: string) => ({ text: plain(`Option ${value}`), value });
const button = (id: string) => ({ type: "button", action_id: id, text: plain("Go") });
const input = (element: object) => ({ type: "input", label: plain("Label"), element });
const beside = (accessory: object) => ({ type: "section", text: mrkdwn("Text"), accessory });

function faultsOf(blocks: unknown, surface: Surface = "message"): string[] {
  return validateBlocks(blocks, surface).map(printFault);
}

describe("a list of blocks", () => {
  test("is an array of objects with a known type", () => {
    assert.deepEqual(faultsOf({}), ["must provide an array [json-pointer:/blocks]"]);
    assert.deepEqual(faultsOf([1, {}, { type: 2 }, { type: "hr" }, { type: "__proto__" }]), [
      "must provide an object [json-pointer:/blocks/0]",
      "missing required field: type [json-pointer:/blocks/1]",
      "must provide a string [json-pointer:/blocks/2/type]",
      "unsupported type: hr [json-pointer:/blocks/3/type]",
      "unsupported type: __proto__ [json-pointer:/blocks/4/type]",
    ]);
  });

  test("holds 50 blocks in a message and 100 in a view", () => {
    const many = (count: number) => Array.from({ length: count }, () => divider);

    assert.deepEqual(faultsOf(many(50)), []);
    assert.deepEqual(faultsOf(many(51)), ["no more than 50 items allowed [json-pointer:/blocks]"]);
    assert.deepEqual(faultsOf(many(100), "modal"), []);
    assert.deepEqual(faultsOf(many(101), "home"), ["no more than 100 items allowed [json-pointer:/blocks]"]);
  });

  test("names every block differently [TEXT-1.5]", () => {
    const named = { ...divider, block_id: "line" };

    assert.deepEqual(faultsOf([named, divider, named]), [
      '`block_id` "line" already exists [json-pointer:/blocks/2/block_id]',
    ]);
  });

  test("shares one limit among its markdown", () => {
    const half = { type: "markdown", text: "x".repeat(limits.markdown_chars_max / 2) };

    assert.deepEqual(faultsOf([half, half]), []);
    assert.deepEqual(faultsOf([half, half, { type: "markdown", text: "x" }]), [
      "must be less than 12001 characters in all markdown blocks [json-pointer:/blocks/2/text]",
    ]);
  });

  test("shares one limit among the cells of all tables, and has as many tables as fit", () => {
    const table = (text: string) => ({ type: "table", rows: [[{ type: "raw_text", text }]] });
    const quarter = table("x".repeat(limits.table_chars_max / 4));

    for (const surface of ["message", "home"] as const) {
      assert.deepEqual(faultsOf([quarter, quarter, quarter, quarter], surface), []);
      assert.deepEqual(faultsOf([quarter, quarter, divider, quarter, quarter, table("x")], surface), [
        "must be less than 10001 characters in all table blocks [json-pointer:/blocks/5/rows]",
      ]);
    }
    assert.deepEqual(faultsOf([table("x")], "modal"), ["unsupported type: table [json-pointer:/blocks/0/type]"]);
  });

  test("has one plan without cards beside it", () => {
    const plan = { type: "plan", title: "Plan" };
    const card = { type: "task_card", task_id: "a", title: "A", status: "pending" };

    assert.deepEqual(faultsOf([divider, card, card]), []);
    assert.deepEqual(faultsOf([plan, plan]), ["too many plan blocks [json-pointer:/blocks/1/type]"]);
    assert.deepEqual(faultsOf([plan, card]), [
      "task_card and plan cannot stand side by side [json-pointer:/blocks/1/type]",
    ]);
  });
});

describe("data tables and charts", () => {
  const cell = (text: string) => ({ type: "raw_text", text });
  const table = (...texts: string[]) => ({
    type: "data_table",
    caption: "Table",
    rows: [[cell("a")], ...texts.map((text) => [cell(text)])],
  });
  const pie = {
    type: "data_visualization",
    title: "Pie",
    chart: { type: "pie", segments: [{ label: "a", value: 1 }] },
  };

  test("share one limit among the cells of all data tables", () => {
    const half = "x".repeat(limits.data_table_chars_max / 2 - 1);

    assert.deepEqual(faultsOf([table(half), table(half)]), []);
    assert.deepEqual(faultsOf([table(half), table(half), table("🎉")], "home"), [
      "must be less than 20001 characters in all data_table blocks [json-pointer:/blocks/2/rows]",
    ]);
  });

  test("count what a number shows", () => {
    const number = (text?: string) => ({ type: "raw_number", value: 10, ...(text === undefined ? {} : { text }) });
    const rows = (last: object) => [[cell("a")], [cell("x".repeat(limits.data_table_chars_max - 3))], [last]];
    const sized = (last: object) => ({ ...table("b"), rows: rows(last) });

    assert.deepEqual(faultsOf([sized(number())]), []);
    assert.equal(faultsOf([sized(number("ten"))]).length, 1);
  });

  test("show two charts in a message, and none elsewhere", () => {
    assert.deepEqual(faultsOf([pie, pie]), []);
    assert.deepEqual(faultsOf([pie, divider, pie, pie]), [
      "too many data_visualization blocks [json-pointer:/blocks/3/type]",
    ]);
    for (const surface of ["modal", "home"] as const) {
      assert.deepEqual(faultsOf([pie], surface), [
        "unsupported type: data_visualization [json-pointer:/blocks/0/type]",
      ]);
    }
    assert.deepEqual(faultsOf([table("b")], "modal"), ["unsupported type: data_table [json-pointer:/blocks/0/type]"]);
  });

  test("refuse numbers that JSON cannot hold", () => {
    const chart = { type: "pie", segments: [{ label: "a", value: JSON.parse("1e999") as number }] };

    assert.deepEqual(faultsOf([{ ...pie, chart }]), [
      "must provide a number [json-pointer:/blocks/0/chart/segments/0/value]",
    ]);
  });
});

describe("an action_id", () => {
  test("is unique in its block, and only there [MENU-2.3]", () => {
    const pair = (a: string, b: string) => ({ type: "actions", elements: [button(a), button(b)] });

    assert.deepEqual(faultsOf([pair("a", "b"), pair("a", "b")]), []);
    assert.deepEqual(faultsOf([pair("a", "a")]), [
      '`action_id` "a" already exists [json-pointer:/blocks/0/elements/1/action_id]',
    ]);
  });
});

describe("an element", () => {
  test("stands only in blocks that take it", () => {
    assert.deepEqual(faultsOf([{ type: "actions", elements: [{ type: "plain_text_input" }] }]), [
      "unsupported type: plain_text_input [json-pointer:/blocks/0/elements/0/type]",
    ]);
    assert.deepEqual(faultsOf([input(button("a"))], "modal"), [
      "unsupported type: button [json-pointer:/blocks/0/element/type]",
    ]);
  });

  test("stands only on surfaces that have it", () => {
    const story = input({ type: "rich_text_input", action_id: "story" });

    assert.deepEqual(faultsOf([story], "modal"), []);
    assert.deepEqual(faultsOf([story], "message"), [
      "unsupported type: rich_text_input [json-pointer:/blocks/0/element/type]",
    ]);
    assert.deepEqual(faultsOf([{ type: "markdown", text: "x" }], "home"), [
      "unsupported type: markdown [json-pointer:/blocks/0/type]",
    ]);
  });

  test("has the focus alone [MENU-2.8]", () => {
    const focused = input({ type: "plain_text_input", focus_on_load: true });

    assert.deepEqual(faultsOf([focused], "modal"), []);
    assert.deepEqual(faultsOf([focused, focused], "modal"), [
      "only one element may have `focus_on_load` [json-pointer:/blocks/1/element/focus_on_load]",
    ]);
  });

  test("gets a response_url only in an input of a modal [MENU-3.12]", () => {
    for (const type of ["conversations_select", "channels_select"]) {
      const menu = { type, response_url_enabled: true };
      const fault = "`response_url_enabled` is only allowed in `input` blocks of modals";

      assert.deepEqual(faultsOf([input(menu)], "modal"), []);
      assert.deepEqual(faultsOf([input(menu)], "home"), [
        `${fault} [json-pointer:/blocks/0/element/response_url_enabled]`,
      ]);
      assert.deepEqual(faultsOf([beside(menu)], "modal"), [
        `${fault} [json-pointer:/blocks/0/accessory/response_url_enabled]`,
      ]);
      assert.deepEqual(faultsOf([beside({ ...menu, response_url_enabled: false })]), []);
    }
  });
});

describe("what is chosen from the start", () => {
  const groups = ["a", "b"].map((letter) => ({
    label: plain(letter),
    options: [option(`${letter}1`), option(`${letter}2`)],
  }));

  test("is on offer, in a list or in any of the groups [MENU-3.5, MENU-4.5]", () => {
    const chosen = [option("b2"), option("a1")];

    assert.deepEqual(
      faultsOf([beside({ type: "static_select", option_groups: groups, initial_option: option("b1") })]),
      [],
    );
    assert.deepEqual(
      faultsOf([beside({ type: "multi_static_select", option_groups: groups, initial_options: chosen })]),
      [],
    );
  });

  test("equals what is offered in every field, in whatever order they stand [MENU-3.5]", () => {
    const offered = { ...option("a"), description: plain("First") };
    const select = (initial: object) => [
      beside({ type: "static_select", options: [offered], initial_option: initial }),
    ];
    const fault = "must be one of the provided options [json-pointer:/blocks/0/accessory/initial_option]";
    const { text, value, description } = offered;

    assert.deepEqual(faultsOf(select({ description, value, text: { text: text.text, type: text.type } })), []);
    assert.deepEqual(faultsOf(select(option("a"))), [fault]);
    assert.deepEqual(faultsOf(select({ ...offered, value: "b" })), [fault]);
    assert.deepEqual(faultsOf(select({ ...offered, text: { ...text, emoji: true } })), [fault]);
  });

  test("is not an empty list, and not longer than what may be chosen", () => {
    const boxes = { type: "multi_static_select", options: [option("a"), option("b")], max_selected_items: 1 };

    assert.deepEqual(faultsOf([beside({ ...boxes, initial_options: [] })]), [
      "must be one of the provided options [json-pointer:/blocks/0/accessory/initial_options]",
    ]);
    assert.deepEqual(faultsOf([beside({ ...boxes, initial_options: boxes.options })]), [
      "no more than 1 items allowed [json-pointer:/blocks/0/accessory/initial_options]",
    ]);
  });
});

describe("a text", () => {
  test("is announced before what is wrong in it, as clients know it", () => {
    assert.deepEqual(faultsOf([divider, { type: "section", text: { ...mrkdwn("x"), emoji: true } }]), [
      "failed to match all allowed schemas [json-pointer:/blocks/1/text]",
      "invalid additional property: emoji [json-pointer:/blocks/1/text]",
    ]);
    assert.deepEqual(faultsOf([{ type: "section", text: { type: "html", text: "x" } }]), [
      "failed to match all allowed schemas [json-pointer:/blocks/0/text]",
      "must be a valid enum value [json-pointer:/blocks/0/text/type]",
    ]);
  });

  test("is counted in characters, not in their halves", () => {
    const header = (text: string) => [{ type: "header", text: plain(text) }];

    assert.deepEqual(faultsOf(header("🎉".repeat(150))), []);
    assert.deepEqual(
      faultsOf(header("🎉".repeat(151))).at(-1),
      "must be less than 151 characters [json-pointer:/blocks/0/text/text]",
    );
  });
});

describe("an address", () => {
  test("may lead to the web or into an app, but never run in the page", () => {
    const linked = (url: string) => faultsOf([beside({ ...button("a"), url })]);
    const fault = ["input must be a valid: uri [json-pointer:/blocks/0/accessory/url]"];

    for (const url of ["https://example.com", "mailto:a@example.com", "vscode://file/x", "HTTP://EXAMPLE.COM"]) {
      assert.deepEqual(linked(url), [], url);
    }
    for (const url of [
      "javascript:alert(1)",
      "JavaScript://%0aalert(1)",
      "data:text/html,x",
      "/x",
      "example.com",
      " https://x",
    ]) {
      assert.deepEqual(linked(url), fault, url);
    }
  });
});

describe("whatever is sent", () => {
  const nested = JSON.parse(`${'{"type":"x","elements":['.repeat(4_000)}${"]}".repeat(4_000)}`) as unknown;
  const hostile: Record<string, unknown> = {
    "nested deep": [{ type: "rich_text", elements: [nested] }, beside(nested as object), { ...divider, x: nested }],
    "full of numbers": [{ type: "rich_text", elements: Array.from({ length: 400_000 }, () => 1) }],
    "full of empty things": [{ type: "actions", elements: Array.from({ length: 200_000 }, () => ({})) }],
    "full of fields": [Object.fromEntries(Array.from({ length: limits.json_keys_max }, (_, at) => [`k${at}`, at]))],
    "one long word": [
      { type: "x".repeat(limits.body_bytes_max) },
      beside({ ...button("a"), url: `a:${" ".repeat(900_000)}` }),
    ],
    "as many options as there can be": [
      beside({
        type: "multi_static_select",
        options: Array.from({ length: limits.options_max }, () => option("a")),
        initial_options: Array.from({ length: 3_000 }, () => option("a")),
      }),
    ],
  };

  for (const [what, blocks] of Object.entries(hostile)) {
    test(`${what} does not blow up, and is reported in a few lines`, () => {
      doesNotBlowUp(() => assert.ok(validateBlocks(blocks, "message").length <= limits.block_faults_max + 1));
    });
  }
});
