import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Block } from "../blocks/index.ts";
import { limits } from "../limits.ts";
import { completeBlocks } from "./completeBlocks.ts";
import { textOfBlocks } from "./textOfBlocks.ts";
import { validateBlocks } from "./validateBlocks.ts";
import { elementsOf, mapBlocks, walkBlocks } from "./walkBlocks.ts";

const plain = (text: string) => ({ type: "plain_text" as const, text });
const button = (more: object = {}) => ({ type: "button" as const, text: plain("Go"), ...more });

const nested: Block[] = [
  {
    type: "container",
    title: plain("Box"),
    subtitle: { type: "mrkdwn", text: "*Below*" },
    child_blocks: [
      { type: "section", text: plain("Text"), accessory: button() },
      { type: "actions", block_id: "do", elements: [button({ action_id: "a" }), button()] },
    ],
  },
  {
    type: "carousel",
    elements: [
      { type: "card", title: plain("One"), subtext: plain("small"), actions: [button()] },
      { type: "card", body: plain("Two") },
    ],
  },
];

const paths = (blocks: readonly unknown[]) => [...walkBlocks(blocks)].map(({ path }) => path.join("/"));

describe("a walk over blocks", () => {
  test("comes to each one before those inside it, and says where it is", () => {
    const expected = ["0", "0/child_blocks/0", "0/child_blocks/1", "1", "1/elements/0", "1/elements/1"];
    assert.deepEqual(paths(nested), expected);
  });

  test("skips what was never validated", () => {
    assert.deepEqual(paths([null, "text", [], { type: "container", child_blocks: "none" }, { type: 7 }]), ["3", "4"]);
  });

  test("ends at the depth that JSON may have", () => {
    let block: object = { type: "divider" };
    for (let level = 0; level < 20_000; level++) block = { type: "container", child_blocks: [block] };

    assert.equal(paths([block]).length, limits.json_depth_max + 1);
    assert.equal(mapBlocks([block], (one) => one).length, 1);
  });

  test("finds the elements that each block holds itself", () => {
    const held = [...walkBlocks<Block>(nested)].map(({ block }) =>
      elementsOf(block).map(([, ...keys]) => keys.join("/")),
    );
    assert.deepEqual(held, [[], ["accessory"], ["elements/0", "elements/1"], [], ["actions/0"], []]);
    assert.deepEqual(elementsOf({ type: "actions", elements: [null, button()] } as { type: string }), [
      [button(), "elements", 1],
    ]);
  });
});

describe("blocks inside of blocks", () => {
  test("get the ids that were left out, each once in the message", () => {
    let made = 0;
    const completed = completeBlocks(nested, () => `id${++made}`);

    const ids = [...walkBlocks<Block>(completed)].map(({ block }) => block.block_id);
    assert.equal(new Set(ids).size, 6);
    assert.ok(ids.includes("do") && !ids.includes(undefined));
    const elements = [...walkBlocks<Block>(completed)].flatMap(({ block }) => elementsOf(block));
    assert.ok(elements.every(([element]) => element.action_id !== undefined));
    assert.equal((nested[0] as { block_id?: string }).block_id, undefined, "the given blocks stay as they are");
  });

  test("are part of the text, after what holds them", () => {
    assert.equal(textOfBlocks(nested), "Box\n*Below*\nText\nOne\nsmall\nTwo");
  });

  test("share the ids of the whole message", () => {
    const divider = { type: "divider", block_id: "line" };
    const box = { type: "container", title: plain("Box"), child_blocks: [divider] };

    assert.deepEqual(validateBlocks([divider, box], "message"), [
      { message: '`block_id` "line" already exists', pointer: "/blocks/1/child_blocks/0/block_id" },
    ]);
    assert.deepEqual(validateBlocks([box, divider], "message"), [
      { message: '`block_id` "line" already exists', pointer: "/blocks/1/block_id" },
    ]);
  });

  test("count for what a message may have once", () => {
    const input = {
      type: "input",
      label: plain("Why"),
      element: { type: "plain_text_input", action_id: "why", focus_on_load: true },
    };
    const box = { type: "container", title: plain("Box"), child_blocks: [input] };

    const [fault, ...others] = validateBlocks([input, box], "message");

    assert.equal(fault?.pointer, "/blocks/1/child_blocks/0/element/focus_on_load");
    assert.deepEqual(others, []);
  });
});

describe("each block is accepted on its surfaces only:", () => {
  const surfacesOf = {
    alert: ["modal"],
    card: ["message", "modal", "home"],
    carousel: ["message", "home"],
    container: ["message"],
  };
  const card = { type: "card", title: plain("One") };
  const examples = {
    alert: { type: "alert", text: plain("Saved") },
    card,
    carousel: { type: "carousel", elements: [card] },
    container: { type: "container", title: plain("Box"), child_blocks: [{ type: "divider" }] },
  };

  for (const [type, accepted] of Object.entries(surfacesOf)) {
    test(type, () => {
      for (const surface of ["message", "modal", "home"] as const) {
        const faults = validateBlocks([examples[type as keyof typeof examples]], surface);
        const expected = { message: `unsupported type: ${type}`, pointer: "/blocks/0/type" };
        assert.deepEqual(faults, accepted.includes(surface) ? [] : [expected], surface);
      }
    });
  }
});

test("the id of a markdown block is ignored: neither compared nor kept", () => {
  const blocks: Block[] = [
    { type: "divider", block_id: "a" },
    { type: "markdown", block_id: "a", text: "One" },
    { type: "markdown", block_id: "a", text: "Two" },
  ];

  assert.deepEqual(validateBlocks(blocks, "message"), []);
  assert.deepEqual(
    completeBlocks(blocks, () => "b"),
    [blocks[0], { type: "markdown", text: "One" }, { type: "markdown", text: "Two" }],
  );
});
