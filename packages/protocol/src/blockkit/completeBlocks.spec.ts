import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Block } from "../blocks/index.ts";
import { completeBlocks } from "./completeBlocks.ts";
import { textOfBlocks } from "./textOfBlocks.ts";

const plain = (text: string) => ({ type: "plain_text" as const, text });
const count = (prefix: string) => {
  let made = 0;
  return () => `${prefix}${++made}`;
};

describe("blocks are completed", () => {
  const blocks: Block[] = [
    { type: "divider" },
    { type: "section", block_id: "mine", text: plain("Text"), accessory: { type: "button", text: plain("Go") } },
    { type: "actions", elements: [{ type: "button", action_id: "go", text: plain("Go") }, { type: "users_select" }] },
    { type: "input", label: plain("Why"), element: { type: "plain_text_input" } },
    {
      type: "section",
      text: plain("Cat"),
      accessory: { type: "image", image_url: "https://x.example/c", alt_text: "Cat" },
    },
  ];

  test("with every id that was left out, and nothing else [TEXT-1.3]", () => {
    assert.deepEqual(completeBlocks(blocks, count("id")), [
      { type: "divider", block_id: "id1" },
      { ...blocks[1], accessory: { type: "button", text: plain("Go"), action_id: "id2" } },
      {
        type: "actions",
        block_id: "id3",
        elements: [
          { type: "button", action_id: "go", text: plain("Go") },
          { type: "users_select", action_id: "id4" },
        ],
      },
      { ...blocks[3], block_id: "id5", element: { type: "plain_text_input", action_id: "id6" } },
      { ...blocks[4], block_id: "id7" },
    ]);
  });

  test("without touching what was given", () => {
    const before = structuredClone(blocks);

    completeBlocks(blocks, count("id"));

    assert.deepEqual(blocks, before);
  });

  test("with ids that nothing there has yet, however few the generator knows", () => {
    const named: Block[] = [{ type: "divider", block_id: "x" }, { type: "divider" }, { type: "divider" }];

    const ids = completeBlocks(named, () => "x").map((block) => block.block_id);

    assert.equal(new Set(ids).size, 3);
  });
});

describe("the text of blocks", () => {
  test("has the caption and the rows of a data table, and every value of a chart", () => {
    const text = textOfBlocks([
      {
        type: "data_table",
        caption: "Deals",
        rows: [
          [
            { type: "raw_text", text: "Name" },
            { type: "raw_text", text: "Amount" },
          ],
          [
            { type: "raw_text", text: "Acme" },
            { type: "raw_number", value: 1.5 },
          ],
        ],
      },
      {
        type: "data_visualization",
        title: "Pie",
        chart: { type: "pie", segments: [{ label: "North", value: 3 }] },
      },
      {
        type: "data_visualization",
        title: "Sales",
        chart: {
          type: "line",
          series: [
            {
              name: "North",
              data: [
                { label: "Q2", value: 2 },
                { label: "Q1", value: 1 },
              ],
            },
          ],
          axis_config: { categories: ["Q1", "Q2"] },
        },
      },
    ]);

    assert.equal(text, "Deals\nName\tAmount\nAcme\t1.5\nPie\nNorth: 3\nSales\nQ1: North 1\nQ2: North 2");
  });

  test("is what a reader would read aloud, without buttons", () => {
    const text = textOfBlocks([
      { type: "header", text: plain("Release 12") },
      { type: "divider" },
      { type: "section", text: { type: "mrkdwn", text: "It is *out*." }, fields: [plain("Fast"), plain("Small")] },
      { type: "actions", elements: [{ type: "button", text: plain("Open") }] },
      {
        type: "context",
        elements: [{ type: "image", image_url: "https://x.example/c", alt_text: "Clock" }, plain("now")],
      },
      {
        type: "table",
        rows: [
          [
            { type: "raw_text", text: "a" },
            { type: "raw_number", value: 1, text: "one" },
          ],
        ],
      },
      { type: "plan", title: "Plan", tasks: [{ type: "task_card", task_id: "t", title: "Task", status: "pending" }] },
    ]);

    assert.equal(text, "Release 12\nIt is *out*.\nFast\nSmall\nClock now\na\tone\nPlan\nTask");
  });
});
