import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deployGreeting } from "../../../testkit/deploying.ts";
import { readRun, start } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";
import { runs } from "../../../testkit/datastores.ts";

describe("a deployed function", () => {
  test("stores and finds items with the token that it is given", async () => {
    await using world = await workspace();
    await world.platform.listen();
    const source = `export default async ({ client }) => {
      const put = await client.apps.datastore.put({ datastore: "runs", item: { id: "r1", km: 5 } });
      const found = await client.apps.datastore.query({ datastore: "runs", expression: "km > :far", expression_values: { ":far": 4 } });
      return { outputs: { text: JSON.stringify([put.ok, found.items, found.error]) } };
    }`;
    await deployGreeting(world, source, {
      datastores: { runs: { ...runs, attributes: { ...runs.attributes, route: { type: "object" } } } },
    });

    const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
    await world.platform.settle();

    assert.equal((await readRun(world, runId)).outputs, JSON.stringify({ said: '[true,[{"id":"r1","km":5}],null]' }));
    const { item } = await world.bot.does("apps.datastore.get", { datastore: "runs", id: "r1" });
    assert.deepEqual(item, { id: "r1", km: 5 });
  });
});
