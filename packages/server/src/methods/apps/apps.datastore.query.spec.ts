import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { datastoreRefusals, runnerApp } from "../../../testkit/datastores.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.datastore.query";

const items = [
  { id: "a1", km: 5, runner: "U0000000001" },
  { id: "a2", km: 9, runner: "U0000000001" },
  { id: "b1", km: 7, runner: "U0000000002" },
  { id: "b2", note: "ill" },
];

describe(method, () => {
  test("answers the items that match, in the order of their keys", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.bulkPut", { datastore: "runs", items: items.toReversed() });

    const answer = await bot.asks(method, {
      datastore: "runs",
      expression: "#k BETWEEN :a AND :b AND begins_with(#r, :u)",
      expression_attributes: { "#k": "km", "#r": "runner" },
      expression_values: { ":a": 5, ":b": 9, ":u": "U000" },
      limit: 50,
    });

    const page = { response_metadata: { next_cursor: "" } };
    assert.deepEqual(answer, { ok: true, datastore: "runs", items: items.slice(0, 3), ...page });
  });

  test("finds items by their primary key, alone and with other conditions", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.bulkPut", { datastore: "runs", items });
    const find = async (expression: string, expression_values: Record<string, unknown>) => {
      const found = await bot.does(method, { datastore: "runs", expression, expression_values });
      return found.items.map((item) => item["id"]);
    };

    assert.deepEqual(await find("id = :id", { ":id": "a2" }), ["a2"]);
    assert.deepEqual(await find(":id = id", { ":id": "a2" }), ["a2"]);
    assert.deepEqual(await find("id = :id AND km < :km", { ":id": "a2", ":km": 9 }), []);
    assert.deepEqual(await find("begins_with(id, :b)", { ":b": "b" }), ["b1", "b2"]);
    assert.deepEqual(await find("id > :from and id < :to", { ":from": "a1", ":to": "b2" }), ["a2", "b1"]);
    assert.deepEqual(await find(":to >= id", { ":to": "a2" }), ["a1", "a2"]);
    assert.deepEqual(await find("id BETWEEN :from AND :to", { ":from": "a2", ":to": "b1" }), ["a2", "b1"]);
    assert.deepEqual(await find("NOT id = :id", { ":id": "a2" }), ["a1", "b1", "b2"]);
    assert.deepEqual(await find("id IN (:one, :two)", { ":one": "b2", ":two": "x" }), ["b2"]);
  });

  test("counts the items that it looks at, so that a page may be empty and still have a cursor", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.bulkPut", { datastore: "runs", items });
    const query = { datastore: "runs", expression: "attribute_exists(note)", limit: 2 };

    const first = await bot.does(method, query);
    const second = await bot.does(method, { ...query, cursor: first.response_metadata.next_cursor });

    assert.deepEqual(first.items, []);
    assert.notEqual(first.response_metadata.next_cursor, "");
    assert.deepEqual([second.items, second.response_metadata.next_cursor], [[items[3]], ""]);
  });

  test("walks through all items once, whatever the size of a page", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    await bot.does("apps.datastore.bulkPut", { datastore: "runs", items });

    for (const limit of [1, 2, 3, 4, 5]) {
      const found: unknown[] = [];
      let cursor = "";
      do {
        const page = await bot.does(method, { datastore: "runs", limit, cursor });
        found.push(...page.items);
        cursor = page.response_metadata.next_cursor;
      } while (cursor !== "");
      assert.deepEqual(found, items);
    }
  });

  test("ends a page after a megabyte", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);
    for (let at = 0; at < 6; at++) {
      await bot.does("apps.datastore.put", { datastore: "runs", item: { id: `r${at}`, note: "x".repeat(300 * 1024) } });
    }

    const first = await bot.does(method, { datastore: "runs" });
    const second = await bot.does(method, { datastore: "runs", cursor: first.response_metadata.next_cursor });

    assert.deepEqual([first.items.length, second.items.length], [4, 2]);
    assert.equal(second.response_metadata.next_cursor, "");
  });

  test("says what is wrong with an expression", async () => {
    await using world = await workspace();
    const { bot } = await runnerApp(world);

    for (const [expression, message] of [
      ["km <", "invalid expression: the expression ends where an attribute is expected"],
      ["km = :missing", "invalid expression: expression_values does not define :missing (at position 6)"],
      ["km ? 1", 'invalid expression: unexpected "?" at position 4'],
      ["km EXISTS", "invalid expression: EXISTS is no comparison (at position 4)"],
    ] as const) {
      const answer = await bot.asks(method, { datastore: "runs", expression });
      const fault = { code: "datastore_validation_error", message, pointer: "/datastore/runs" };
      assert.deepEqual(answer["errors"], [fault]);
    }
    const unused = { datastore: "runs", expression: "attribute_exists(km)", expression_values: { ":km": 1 } };
    assert.equal(await bot.refused(method, unused), "datastore_error");
    const numbered = { datastore: "runs", expression: "attribute_exists(#k)", expression_attributes: { "#k": 1 } };
    assert.equal(await bot.refused(method, numbered), "datastore_error");
    const alone = { datastore: "runs", expression_values: { ":km": 1 } };
    assert.equal(await bot.refused(method, alone), "datastore_error");
  });

  refuses(method, {
    ...datastoreRefusals(method, {}),
    invalid_cursor: async (world) => {
      const { appId, alice, bot } = await runnerApp(world);
      await bot.does("apps.datastore.bulkPut", { datastore: "runs", items });
      const { response_metadata: page } = await bot.does(method, { datastore: "runs", limit: 1 });
      const cursor = page.next_cursor;
      for (const answer of [
        await bot.refused(method, { datastore: "empty", cursor }),
        await alice.refused(method, { app_id: appId, datastore: "runs", cursor }),
      ]) {
        if (answer !== "invalid_cursor") return answer;
      }
      return bot.refused(method, { datastore: "runs", cursor: "forged" });
    },
  });
});
