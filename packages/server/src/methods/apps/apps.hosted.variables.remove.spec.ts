import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workshop } from "../../../testkit/collaborating.ts";
import { hostedRefusals } from "../../../testkit/hostedRefusals.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { type Workspace, workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.variables.remove";

async function withVariables(world: Workspace) {
  const { appId, alice } = await workshop(world);
  const variables = ["ONE", "TWO", "THREE"].map((name) => ({ name, value: "x" }));
  await alice.does("apps.hosted.variables.add", { app_id: appId, variables });
  return { appId, alice };
}

describe(method, () => {
  test("removes what is named, and nothing else", async () => {
    await using world = await workspace();
    const { appId, alice } = await withVariables(world);

    await alice.does(method, { app_id: appId, variable_names: ["ONE", "THREE"] });

    const { variable_names } = await alice.does("apps.hosted.variables.list", { app_id: appId });
    assert.deepEqual(variable_names, ["TWO"]);
  });

  refuses(method, {
    ...hostedRefusals(method, { variable_names: ["ONE"] }),
    variable_not_found: async (world) => {
      const { appId, alice } = await withVariables(world);
      const code = await alice.refused(method, { app_id: appId, variable_names: ["ONE", "FOUR"] });
      const { variable_names } = await alice.does("apps.hosted.variables.list", { app_id: appId });
      assert.equal(variable_names.length, 3);
      return code;
    },
  });
});
