import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { steer } from "../../../testkit/controls.ts";
import { modal, openModal, plain, question } from "../../../testkit/views.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const options = ["a", "b", "c"].map((value) => ({ text: plain(value), value }));
const [a, b] = options;

interface Case {
  readonly element: object;
  readonly good: readonly (readonly [raw: unknown, held: unknown])[];
  readonly bad: readonly unknown[];
  /** The name of the value, and its value when nothing is entered. */
  readonly key: string;
  readonly unset: unknown;
}

/** Every element that holds a value: what a person can enter, and what the app is then told. */
const cases: Record<string, (world: Workspace) => Case | Promise<Case>> = {
  static_select: () => ({
    element: { options },
    key: "selected_option",
    unset: null,
    good: [["b", b]],
    bad: ["z", 1, ["a"]],
  }),
  radio_buttons: () => ({
    element: { options },
    key: "selected_option",
    unset: null,
    good: [["a", a]],
    bad: ["z", {}],
  }),
  checkboxes: () => ({
    element: { options },
    key: "selected_options",
    unset: [],
    good: [
      [
        ["b", "a"],
        [b, a],
      ],
    ],
    bad: ["a", ["a", "a"], ["z"]],
  }),
  multi_static_select: () => ({
    element: { option_groups: [{ label: plain("All"), options }], max_selected_items: 2 },
    key: "selected_options",
    unset: [],
    good: [
      [
        ["a", "b"],
        [a, b],
      ],
    ],
    bad: [["a", "b", "c"], ["z"]],
  }),
  users_select: (world) => ({
    element: {},
    key: "selected_user",
    unset: null,
    good: [[world.bob.id, world.bob.id]],
    bad: ["U0000000000", "bob", 7],
  }),
  multi_users_select: (world) => ({
    element: {},
    key: "selected_users",
    unset: [],
    good: [[[world.bob.id], [world.bob.id]]],
    bad: [["U0000000000"], world.bob.id],
  }),
  conversations_select: (world) => ({
    element: { filter: { include: ["private"] } },
    key: "selected_conversation",
    unset: null,
    good: [[world.secret, world.secret]],
    bad: [world.general, "C0000000000"],
  }),
  multi_conversations_select: (world) => ({
    element: {},
    key: "selected_conversations",
    unset: [],
    good: [
      [
        [world.secret, world.general],
        [world.secret, world.general],
      ],
    ],
    bad: [["C0000000000"]],
  }),
  channels_select: (world) => ({
    element: {},
    key: "selected_channel",
    unset: null,
    good: [[world.general, world.general]],
    bad: [world.secret],
  }),
  multi_channels_select: (world) => ({
    element: {},
    key: "selected_channels",
    unset: [],
    good: [[[world.random], [world.random]]],
    bad: [[world.secret]],
  }),
  datepicker: () => ({
    element: {},
    key: "selected_date",
    unset: null,
    good: [["2026-02-28", "2026-02-28"]],
    bad: ["2026-13-01", "2026-02-30", "28.2.2026"],
  }),
  timepicker: () => ({
    element: {},
    key: "selected_time",
    unset: null,
    good: [["23:59", "23:59"]],
    bad: ["24:00", "9:00"],
  }),
  datetimepicker: () => ({
    element: {},
    key: "selected_date_time",
    unset: null,
    good: [[1_700_000_000, 1_700_000_000]],
    bad: [17, "soon"],
  }),
  plain_text_input: () => ({
    element: { min_length: 2, max_length: 3 },
    key: "value",
    unset: null,
    good: [["abc", "abc"]],
    bad: ["a", "abcd", 12],
  }),
  email_text_input: () => ({
    element: {},
    key: "value",
    unset: null,
    good: [["a@b.test", "a@b.test"]],
    bad: ["a@b", "a", `a@${"b".repeat(3_000)}.test`],
  }),
  url_text_input: () => ({
    element: {},
    key: "value",
    unset: null,
    good: [["https://a.test", "https://a.test"]],
    bad: ["a.test", "javascript:x", `https://a.test/${"x".repeat(3_000)}`],
  }),
  number_input: () => ({
    element: { is_decimal_allowed: false, min_value: "2", max_value: "10" },
    key: "value",
    unset: null,
    good: [["10", "10"]],
    bad: ["1", "11", "2.5", "ten", 3],
  }),
  rich_text_input: () => {
    const text = { type: "rich_text_section", elements: [{ type: "text", text: "x" }] };
    const held = { type: "rich_text", elements: [text] };
    return {
      element: {},
      key: "rich_text_value",
      unset: undefined,
      good: [[held, held]],
      bad: ["x", { type: "divider" }],
    };
  },
};

const button = { type: "button", action_id: "go", text: plain("Go") };

describe("what is entered", () => {
  for (const [type, make] of Object.entries(cases)) {
    test(`in a ${type} is sent as apps expect it, and nothing else is accepted [MENU-1.5, MENU-4.2, TEXT-1.7]`, async () => {
      await using world = await workspace();
      const controls = steer(world.platform);
      const { element, good, bad, key, unset } = await make(world);
      const block = { ...question("ask"), element: { type, action_id: "ask", ...element } };
      const { id: view_id, state } = await openModal(
        world,
        modal("Ask", { submit: plain("Send"), blocks: [block, { type: "actions", elements: [button] }] }),
      );
      const act = { user: "alice", view_id, action_id: "ask" };
      const held = (values: unknown) => (values as typeof state.values)["ask"]?.["ask"];

      assert.deepEqual(held(state.values), { type, ...(unset !== undefined && { [key]: unset }) });
      for (const value of bad) {
        const answer = await world.platform.control("person.act", { ...act, value });
        assert.ok(answer && !answer.ok, `${JSON.stringify(value)} was taken`);
        assert.equal(answer.response_metadata?.messages[0], "[ERROR] invalid_choice");
      }
      for (const [value, expected] of good) {
        const { views } = await controls.does("person.act", { ...act, value });
        const [view] = views as { state: typeof state }[];
        assert.deepEqual(held(view?.state.values), { type, [key]: expected });
      }
      const press = { ...act, action_id: "go", values: { ask: { ask: null } } };
      const { views } = await controls.does("person.act", press);
      const [cleared] = views as { state: typeof state }[];
      assert.deepEqual(held(cleared?.state.values), held(state.values), "a cleared element is as it was at first");
    });
  }
});
