import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Surface } from "./define.ts";
import { printFault } from "./fault.ts";
import { validateBlocks } from "./validateBlocks.ts";

const plain = (text: string) => ({ type: "plain_text", text });
const option = (value: string) => ({ text: plain(`Option ${value}`), value });
const optionsOf = (count: number) => Array.from({ length: count }, (_, at) => option(String(at)));
const groupsOf = (count: number, size = 1) =>
  Array.from({ length: count }, (_, at) => ({ label: plain(`Group ${at}`), options: optionsOf(size) }));

/** Every kind of menu, with what it needs. */
const single: Readonly<Record<string, object>> = {
  static_select: { options: optionsOf(2) },
  external_select: {},
  users_select: {},
  conversations_select: {},
  channels_select: {},
};
const multi: Readonly<Record<string, object>> = Object.fromEntries(
  Object.entries(single).map(([type, needs]) => [`multi_${type}`, needs]),
);
const menus = Object.entries({ ...single, ...multi }).map(([type, needs]) => ({ type, ...needs }));

const input = (element: object, more: object = {}) => ({ type: "input", label: plain("Label"), element, ...more });
const beside = (accessory: object) => ({ type: "section", text: plain("Text"), accessory });
const actions = (...elements: object[]) => ({ type: "actions", elements });

function faultsOf(blocks: readonly object[], surface: Surface = "modal"): string[] {
  return validateBlocks(blocks, surface)
    .map(printFault)
    .filter((fault) => !fault.startsWith("failed to match all allowed schemas"));
}

/** What is wrong with a menu, without the place. */
function wrongWith(menu: object): string[] {
  return faultsOf([beside(menu)]).map((fault) =>
    fault.replace(/ \[json-pointer:\/blocks\/0\/accessory(.*)\]$/, " at $1"),
  );
}

describe("every menu", () => {
  test("may be an accessory of a section and an element of actions and inputs [MENU-1.1, MENU-1.2]", () => {
    assert.equal(menus.length, 10);
    for (const menu of menus) {
      for (const block of [beside(menu), actions(menu), input(menu)]) {
        for (const surface of ["message", "modal", "home"] as const) assert.deepEqual(faultsOf([block], surface), []);
      }
      assert.notDeepEqual(faultsOf([{ type: "context", elements: [menu] }]), []);
    }
  });

  test("needs a type that names its kind [MENU-2.1]", () => {
    assert.deepEqual(wrongWith({ options: optionsOf(1) }), ["missing required field: type at "]);
    assert.deepEqual(wrongWith({ type: "some_select" }), ["unsupported type: some_select at /type"]);
  });

  test("may have an action_id of 255 characters, once in its block [MENU-2.2, MENU-2.3, MENU-2.4]", () => {
    for (const menu of menus) {
      const named = { ...menu, action_id: "a".repeat(255) };
      assert.deepEqual(wrongWith(menu), []);
      assert.deepEqual(wrongWith(named), []);
      assert.deepEqual(wrongWith({ ...menu, action_id: "a".repeat(256) }), [
        "must be less than 256 characters at /action_id",
      ]);
      assert.match(faultsOf([actions(named, named)]).join(), /`action_id` "a+" already exists/);
      assert.deepEqual(faultsOf([actions(named), actions(named)]), []);
    }
  });

  test("has a placeholder of plain text, at most 150 characters [MENU-2.9]", () => {
    for (const menu of menus) {
      assert.deepEqual(wrongWith({ ...menu, placeholder: plain("x".repeat(150)) }), []);
      const long = wrongWith({ ...menu, placeholder: plain("x".repeat(151)) });
      assert.deepEqual(long, ["must be less than 151 characters at /placeholder/text"]);
      assert.notDeepEqual(wrongWith({ ...menu, placeholder: { type: "mrkdwn", text: "x" } }), []);
    }
  });

  test("may have the focus of its view, and no other element with it [MENU-2.7, MENU-2.8]", () => {
    for (const menu of menus) {
      const focused = input({ ...menu, focus_on_load: true });
      assert.deepEqual(faultsOf([focused, input(menu), input({ ...menu, focus_on_load: false })]), []);
      assert.deepEqual(faultsOf([focused, focused]), [
        "only one element may have `focus_on_load` [json-pointer:/blocks/1/element/focus_on_load]",
      ]);
    }
  });
});

for (const type of ["static_select", "multi_static_select"]) {
  describe(`a ${type}`, () => {
    test("has up to 100 options or up to 100 groups of up to 100, and not both [MENU-3.1, MENU-3.2, MENU-3.3, MENU-3.4, MENU-4.4]", () => {
      assert.deepEqual(wrongWith({ type, options: optionsOf(100) }), []);
      assert.deepEqual(wrongWith({ type, option_groups: groupsOf(100, 2) }), []);
      assert.deepEqual(wrongWith({ type, option_groups: groupsOf(1, 100) }), []);
      assert.deepEqual(wrongWith({ type, options: optionsOf(101) }), ["no more than 100 items allowed at /options"]);
      assert.deepEqual(wrongWith({ type, option_groups: groupsOf(101) }), [
        "no more than 100 items allowed at /option_groups",
      ]);
      assert.deepEqual(wrongWith({ type, option_groups: groupsOf(1, 101) }), [
        "no more than 100 items allowed at /option_groups/0/options",
      ]);
      assert.equal(wrongWith({ type }).length, 1);
      assert.equal(wrongWith({ type, options: optionsOf(1), option_groups: groupsOf(1) }).length, 1);
    });

    test("has options of a text of fewer than 76 characters [MENU-4.3]", () => {
      const texted = (length: number) => ({ type, options: [{ text: plain("x".repeat(length)), value: "a" }] });

      assert.deepEqual(wrongWith(texted(75)), []);
      assert.deepEqual(wrongWith(texted(76)), ["must be less than 76 characters at /options/0/text/text"]);
    });
  });
}

test("the initial options of static menus are options of theirs, field by field [MENU-3.5, MENU-4.5]", () => {
  const options = optionsOf(2);
  const groups = { type: "static_select", option_groups: groupsOf(2, 2) };

  assert.deepEqual(wrongWith({ type: "static_select", options, initial_option: option("1") }), []);
  assert.deepEqual(wrongWith({ ...groups, initial_option: option("1") }), []);
  assert.deepEqual(wrongWith({ type: "multi_static_select", options, initial_options: options }), []);
  for (const other of [option("2"), { ...option("1"), value: "x" }, { ...option("1"), text: plain("Other") }]) {
    assert.deepEqual(wrongWith({ type: "static_select", options, initial_option: other }), [
      "must be one of the provided options at /initial_option",
    ]);
    assert.deepEqual(wrongWith({ type: "multi_static_select", options, initial_options: [options[0], other] }), [
      "must be one of the provided options at /initial_options",
    ]);
  }
});

test("external menus take initial options and a whole min_query_length [MENU-3.6, MENU-3.8, MENU-4.6]", () => {
  const initial = {
    external_select: { initial_option: option("a") },
    multi_external_select: { initial_options: optionsOf(2) },
  };
  for (const [type, chosen] of Object.entries(initial)) {
    assert.deepEqual(wrongWith({ type, ...chosen, min_query_length: 2 }), []);
    assert.notDeepEqual(wrongWith({ type, min_query_length: 1.5 }), []);
    assert.notDeepEqual(wrongWith({ type, min_query_length: "2" }), []);
  }
});

test("menus of people, conversations and channels take initial ids [MENU-3.9, MENU-3.15, MENU-4.7, MENU-4.10]", () => {
  const fields = {
    users_select: "initial_user",
    conversations_select: "initial_conversation",
    channels_select: "initial_channel",
  };
  for (const [type, field] of Object.entries(fields)) {
    assert.deepEqual(wrongWith({ type, [field]: "X123" }), []);
    assert.notDeepEqual(wrongWith({ type, [field]: ["X123"] }), []);
    assert.deepEqual(wrongWith({ type: `multi_${type}`, [`${field}s`]: ["X123", "X124"] }), []);
    assert.notDeepEqual(wrongWith({ type: `multi_${type}`, [`${field}s`]: "X123" }), []);
  }
});

test("menus of conversations take a filter, others do not [MENU-3.14, MENU-4.9]", () => {
  const filter = { include: ["public"], exclude_bot_users: true };
  for (const { type, ...needs } of menus) {
    const isFiltered = type.endsWith("conversations_select");
    assert.equal(wrongWith({ type, ...needs, filter }).length, isFiltered ? 0 : 1, type);
  }
});

test("response_url_enabled belongs to single menus of conversations and channels in inputs of modals [MENU-3.12]", () => {
  for (const menu of menus) {
    const asks = { ...menu, response_url_enabled: true };
    const isAllowed = menu.type === "conversations_select" || menu.type === "channels_select";
    assert.equal(faultsOf([input(asks)]).length, isAllowed ? 0 : 1, menu.type);
    assert.equal(faultsOf([beside(asks)]).length, 1, menu.type);
    assert.equal(faultsOf([input(asks)], "message").length, 1, menu.type);
  }
});

test("max_selected_items is a whole number from 1 on, of multi menus alone [MENU-4.1]", () => {
  for (const menu of menus) {
    const isMulti = menu.type.startsWith("multi_");
    assert.equal(wrongWith({ ...menu, max_selected_items: 1 }).length, isMulti ? 0 : 1, menu.type);
    for (const wrong of [0, -1, 1.5, "1"]) assert.notDeepEqual(wrongWith({ ...menu, max_selected_items: wrong }), []);
  }
});
