import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { deploy } from "../../../testkit/deploying.ts";
import { hostedRefusals } from "../../../testkit/hostedRefusals.ts";
import { configuring } from "../../../testkit/openConfig.ts";
import { devApp } from "../../../testkit/receiving.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.versions.list";
const code = "export default () => ({})";

describe(method, () => {
  test("shows what an app was deployed as, the latest first and active", async () => {
    await using world = await workspace();
    await deploy(world, { one: code });
    await deploy(world, { one: code, two: code });
    const alice = await configuring(world, "alice");

    const { versions } = await alice.does(method, { app_id: devApp(world).id });

    assert.deepEqual(
      versions.map(({ version, is_active, functions, created_by }) => [version, is_active, functions, created_by]),
      [
        [2, true, ["one", "two"], alice.id],
        [1, false, ["one"], alice.id],
      ],
    );
  });

  test("forgets the oldest, and never the active one", async () => {
    await using world = await workspace();
    const alice = await configuring(world, "alice");
    const app_id = devApp(world).id;
    for (let n = 0; n < limits.hosted_versions_max + 1; n++) {
      await deploy(world, { f: code });
      if (n === 1) await alice.does("apps.hosted.versions.activate", { app_id, version: 1 });
    }

    const { versions } = await alice.does(method, { app_id });

    assert.equal(versions.length, limits.hosted_versions_max);
    assert.equal(versions.at(-1)?.version, 2);
  });

  refuses(method, hostedRefusals(method));
});
