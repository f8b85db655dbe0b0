import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import {
  bundleOf,
  deploy,
  deployGreeting,
  functionActivities,
  sendBundle,
} from "../../packages/server/testkit/deploying.ts";
import { configuring } from "../../packages/server/testkit/openConfig.ts";
import { devApp } from "../../packages/server/testkit/receiving.ts";
import { readRun, start } from "../../packages/server/testkit/workflows.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

const saying = (text: string) => `export default () => { console.log("hi"); return { outputs: { text: "${text}" } } }`;

describe("deployed apps are the same everywhere", () => {
  for (const kind of storeKinds) {
    test(`they run, go back, and are forgotten, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const alice = await configuring(world, "alice");
      const app_id = devApp(world).id;
      await deployGreeting(world, saying("one"));
      await deploy(world, { greet: saying("two") });
      const variables = [{ name: "KEY", value: "x" }];
      await alice.does("apps.hosted.variables.add", { app_id, variables });
      await alice.does("apps.hosted.variables.remove", { app_id, variable_names: ["KEY"] });
      await alice.does("apps.hosted.versions.activate", { app_id, version: 1 });

      const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
      await world.platform.settle();

      assert.equal((await readRun(world, runId)).outputs, '{"said":"one"}');
      const events = (await functionActivities(world)).map(({ event_type }) => event_type);
      assert.deepEqual(events, ["function_execution_output", "function_execution_result"]);
      world.clock.advance({ seconds: limits.activity_life_s + 1 });
      await world.platform.settle();
      assert.deepEqual(await functionActivities(world), []);
    });

    test(`several who deploy at once get a version each, on ${kind.name}`, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const alice = await configuring(world, "alice");
      const app_id = devApp(world).id;
      const keys = [];
      for (let n = 0; n < 4; n++) keys.push(await sendBundle(world, alice, app_id, bundleOf({ f: saying(String(n)) })));

      // Each is sent twice: the second must find it used.
      const answers = await Promise.all(
        [...keys, ...keys].map((s3_key) => alice.asks("apps.hosted.upload", { app_id, s3_key })),
      );

      const numbers = answers.flatMap((answer) => (answer.ok ? [Number(answer["version"])] : []));
      assert.deepEqual(numbers.toSorted(), [1, 2, 3, 4]);
      const refused = answers.filter((answer) => !answer.ok).map(({ error }) => error);
      assert.deepEqual([...new Set(refused)], ["upload_not_found"]);
      const { versions } = await alice.does("apps.hosted.versions.list", { app_id });
      assert.deepEqual(
        versions.filter(({ is_active }) => is_active).map(({ version }) => version),
        [4],
      );
    });
  }
});
