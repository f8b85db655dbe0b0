import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deploy, deployGreeting } from "../../../testkit/deploying.ts";
import { hostedRefusals } from "../../../testkit/hostedRefusals.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { readRun, start } from "../../../testkit/workflows.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.versions.activate";
const saying = (text: string) => `export default () => ({ outputs: { text: "${text}" } })`;

describe(method, () => {
  test("goes back to a version, whose functions run from then on", async () => {
    await using world = await workspace();
    await deployGreeting(world, saying("old"));
    await deploy(world, { greet: saying("new") });
    const alice = await configuring(world, "alice");
    const said = async () => {
      const runId = await start(world, { workflow: "welcome", inputs: { name: "Ann" } });
      await world.platform.settle();
      return (await readRun(world, runId)).outputs;
    };
    assert.equal(await said(), '{"said":"new"}');

    await alice.does(method, { app_id: devApp(world).id, version: 1 });

    assert.equal(await said(), '{"said":"old"}');
    const { activities } = await alice.does("apps.activities.list", {
      app_id: devApp(world).id,
      log_event_type: "function_deployment",
    });
    assert.deepEqual(
      activities.map(({ payload }) => [payload["action"], payload["version"]]),
      [
        ["activate", 1],
        ["deploy", 2],
        ["deploy", 1],
      ],
    );
  });

  refuses(method, {
    ...hostedRefusals(method, { version: 1 }),
    version_not_found: async (world) => {
      await deploy(world, { f: "" });
      return (await configuring(world, "alice")).refused(method, { app_id: devApp(world).id, version: 2 });
    },
  });
});
