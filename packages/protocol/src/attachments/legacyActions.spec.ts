import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { legacyActionsBlocks } from "./legacyActions.ts";

const plain = (text: string) => ({ type: "plain_text", text });

describe("the actions of a legacy attachment as a block", () => {
  test("are buttons and menus, numbered because names may repeat", () => {
    const [block] = legacyActionsBlocks({
      id: 2,
      callback_id: "game",
      actions: [
        { name: "game", text: "Chess", type: "button", value: "chess" },
        {
          name: "game",
          text: "War",
          type: "button",
          value: "war",
          style: "danger",
          confirm: { text: "Sure?", ok_text: "Yes" },
        },
        { name: "list", text: "Pick", type: "select", options: [{ text: "Hearts", value: "hearts" }] },
        { name: "who", type: "select", data_source: "users" },
      ],
    });

    assert.deepEqual(block, {
      type: "actions",
      block_id: "attachment_actions:2",
      attachment_id: "2",
      callback_id: "game",
      elements: [
        { type: "button", action_id: "0", text: plain("Chess"), value: "chess" },
        {
          type: "button",
          action_id: "1",
          text: plain("War"),
          value: "war",
          style: "danger",
          confirm: { text: plain("Sure?"), confirm: plain("Yes") },
        },
        {
          type: "static_select",
          action_id: "2",
          placeholder: plain("Pick"),
          options: [{ text: plain("Hearts"), value: "hearts" }],
        },
        { type: "users_select", action_id: "3" },
      ],
    });
  });

  test("keep the groups and the chosen option of a menu", () => {
    const options = [{ text: "Hearts", value: "hearts" }];
    const [block] = legacyActionsBlocks({
      id: 1,
      callback_id: "game",
      actions: [
        { name: "list", type: "select", option_groups: [{ text: "Cards", options }], selected_options: options },
      ],
    });

    const option = { text: plain("Hearts"), value: "hearts" };
    assert.deepEqual(block?.elements, [
      {
        type: "static_select",
        action_id: "0",
        option_groups: [{ label: plain("Cards"), options: [option] }],
        initial_option: option,
      },
    ]);
  });

  test("are none where nothing in them can be shown", () => {
    const none = [
      {},
      { actions: "x" },
      { id: 1, actions: [] },
      { id: 1, actions: [null, 7, { type: "button" }, { type: "nope" }] },
    ];
    for (const attachment of none) assert.deepEqual(legacyActionsBlocks(attachment), []);
  });
});
