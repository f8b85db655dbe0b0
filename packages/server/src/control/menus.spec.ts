import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { elementKinds } from "@platform/protocol/elements/index.ts";
import { steer } from "../../testkit/controls.ts";
import { openDm } from "../../testkit/openDm.ts";
import { playApp } from "../../testkit/playedApp.ts";
import { modal, openModal, plain, question } from "../../testkit/views.ts";
import { type Workspace, workspace } from "../../testkit/workspace.ts";

const option = (value: string) => ({ text: plain(value.toUpperCase()), value });
const options = ["a", "b"].map(option);

interface Kind {
  readonly element: object;
  /** What alice finds there, and something that she does not. */
  readonly offered: (world: Workspace) => readonly string[];
  readonly hidden?: (world: Workspace) => readonly string[];
}

const people = { offered: (world: Workspace) => [world.alice.id, world.bob.id, world.dora.id] };
const channels = {
  offered: (world: Workspace) => [world.general, world.random],
  hidden: (world: Workspace) => [world.secret],
};
const privates = {
  element: { filter: { include: ["private"] } },
  offered: (world: Workspace) => [world.secret],
  hidden: (world: Workspace) => [world.general],
};
const app = { offered: () => ["a", "b"], hidden: () => ["z"] };

/** Every menu. */
const kinds: Readonly<Record<string, Kind>> = {
  static_select: { element: { options }, ...app },
  multi_static_select: { element: { option_groups: [{ label: plain("All"), options }] }, ...app },
  external_select: { element: { min_query_length: 0 }, ...app },
  multi_external_select: { element: { min_query_length: 0 }, ...app },
  users_select: { element: {}, ...people },
  multi_users_select: { element: {}, ...people },
  channels_select: { element: {}, ...channels },
  multi_channels_select: { element: {}, ...channels },
  conversations_select: privates,
  multi_conversations_select: privates,
};

async function stage(type: string, more: object) {
  const played = playApp();
  const world = await workspace({ ask: played.ask });
  played.answers((payload) => (payload["type"] === "block_suggestion" ? { options } : {}));
  const block = { ...question("ask"), element: { type, action_id: "ask", ...more } };
  const { id: view_id } = await openModal(world, modal("Ask", { submit: plain("Send"), blocks: [block] }));
  return {
    world,
    played,
    controls: steer(world.platform),
    view_id,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

type Offered = { value: string; text: { text: string } }[];
const valuesIn = (menu: Record<string, unknown>) =>
  [menu, ...((menu["option_groups"] ?? []) as Record<string, unknown>[])]
    .flatMap((one) => (one["options"] ?? []) as Offered)
    .map(({ value }) => value);

describe("person.options and person.submit", () => {
  test("know every menu", () => {
    assert.deepEqual(
      Object.keys(kinds).toSorted(),
      [...elementKinds.keys()].filter((type) => type.endsWith("_select")).toSorted(),
    );
  });

  for (const [type, { element, offered, hidden }] of Object.entries(kinds)) {
    test(`agree on what a ${type} offers [MENU-3.14, MENU-3.16, MENU-3.17, MENU-3.18, MENU-4.9]`, async () => {
      await using set = await stage(type, element);
      const { world, controls, view_id } = set;
      const isMulti = type.startsWith("multi_");
      const submit = (value: string) =>
        controls.does("person.submit", { user: "alice", view_id, values: { ask: { ask: isMulti ? [value] : value } } });

      const menu = await controls.does("person.options", { user: "alice", view_id, action_id: "ask" });

      assert.equal(menu["state"], "ready");
      const values = valuesIn(menu);
      for (const value of offered(world)) assert.ok(values.includes(value), `${value} is missing`);
      for (const value of hidden?.(world) ?? []) {
        assert.ok(!values.includes(value));
        await assert.rejects(submit(value), /invalid_choice/);
      }
      for (const value of values) {
        set.played.answers((payload) => {
          if (payload["type"] === "block_suggestion") return { options };
          return { response_action: "errors", errors: { ask: "Once more." } };
        });
        assert.equal((await submit(value))["outcome"], "errors");
        const { state } = set.played.last()["view"] as { state: { values: Record<string, Record<string, object>> } };
        assert.ok(JSON.stringify(state.values["ask"]?.["ask"]).includes(JSON.stringify(value)));
      }
    });
  }

  test("find people and conversations by what is typed", async () => {
    await using set = await stage("users_select", {});
    const { world, controls, view_id } = set;
    const at = { user: "alice", view_id, action_id: "ask" };

    const found = await controls.does("person.options", { ...at, query: "díaz" });

    assert.deepEqual(found["options"], [{ text: plain("dora"), value: world.dora.id }]);
    assert.equal((await controls.does("person.options", { ...at, query: "nobody" }))["state"], "empty");
  });

  test("offer conversations by the filter of the menu, direct ones by the names of their people [MENU-3.14]", async () => {
    const filter = { include: ["im"], exclude_bot_users: true };
    await using set = await stage("conversations_select", { filter });
    const { world, controls, view_id } = set;
    const dm = await openDm(world, world.alice, world.bob);
    const { user_id: botUser } = await world.bot.does("auth.test", {});
    await world.alice.does("conversations.open", { users: [botUser] });

    const menu = await controls.does("person.options", { user: "alice", view_id, action_id: "ask" });

    assert.deepEqual(menu["options"], [{ text: plain("bob"), value: dm }]);
  });
});

describe("person.submit in a menu whose options come from the app", () => {
  const asked = ({ played }: { played: ReturnType<typeof playApp> }) =>
    played.heard.filter(({ type }) => type === "block_suggestion").map(({ value }) => value);
  const values = { ask: { ask: "b" } };

  test("types the given text, also an empty one", async () => {
    for (const query of ["bee", ""]) {
      await using set = await stage("external_select", { min_query_length: query.length });
      const { controls, view_id } = set;

      const seen = await controls.does("person.submit", {
        user: "alice",
        view_id,
        values,
        queries: { ask: { ask: query } },
      });

      assert.equal(seen["outcome"], "closed");
      assert.deepEqual(asked(set), [query]);
    }
  });

  test("types the value itself where the menu asks for more than nothing", async () => {
    await using set = await stage("multi_external_select", { min_query_length: 1 });
    const { controls, view_id } = set;

    await controls.does("person.submit", { user: "alice", view_id, values: { ask: { ask: ["b", "a"] } } });

    assert.deepEqual(asked(set), ["b", "a"]);
  });

  test("asks nothing about what is chosen already [MENU-3.6]", async () => {
    await using set = await stage("external_select", { min_query_length: 0, initial_option: option("b") });
    const { controls, view_id } = set;

    await controls.does("person.submit", { user: "alice", view_id, values });

    assert.deepEqual(asked(set), []);
  });

  test("is refused when the app does not answer", async () => {
    await using set = await stage("external_select", { min_query_length: 0 });
    const { world, played, view_id } = set;
    played.hangs();

    const answer = await world.platform.control("person.submit", { user: "alice", view_id, values });

    assert.deepEqual(answer?.ok === false && answer.response_metadata?.messages, [
      "[ERROR] options_failed",
      "[ERROR] timeout",
    ]);
  });
});

test("person.act chooses in a menu that is opened without typing [MENU-5.1]", async () => {
  await using set = await stage("external_select", { min_query_length: 0 });
  const { controls, view_id } = set;
  const act = { user: "alice", view_id, action_id: "ask", value: "b" };

  await controls.does("person.act", act);
  await controls.does("person.act", { ...act, query: "" });

  assert.deepEqual(
    set.played.heard.map(({ type, value }) => [type, value]),
    [
      ["block_suggestion", ""],
      ["block_suggestion", ""],
    ],
  );
});
