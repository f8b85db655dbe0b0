import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { openVariable } from "../../domain/hosted/variables.ts";
import { selectVariables } from "../../storage/queries/appVariables.ts";
import { workshop } from "../../../testkit/collaborating.ts";
import { hostedRefusals } from "../../../testkit/hostedRefusals.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.variables.add";
const variables = [{ name: "KEY", value: "s3cret ü" }];

describe(method, () => {
  test("stores values so that only this server can read them, and only for this app and name", async () => {
    await using world = await workspace();
    const { appId, alice } = await workshop(world);
    const { secrets, store } = world.platform;

    await alice.does(method, { app_id: appId, variables });
    const [first] = await selectVariables(store.db, appId);
    await alice.does(method, { app_id: appId, variables });
    const [second] = await selectVariables(store.db, appId);

    const sealed = second?.sealed ?? "";
    assert.notEqual(first?.sealed, sealed);
    assert.ok(!Buffer.from(sealed, "base64").includes("s3cret"));
    assert.equal(openVariable(secrets, { appId, name: "KEY" }, sealed), "s3cret ü");
    assert.throws(() => openVariable(secrets, { appId: "A0000000NOT", name: "KEY" }, sealed));
    assert.throws(() => openVariable(secrets, { appId, name: "OTHER" }, sealed));
    assert.throws(() => openVariable({ derive: () => "00".repeat(32) }, { appId, name: "KEY" }, sealed));
  });

  test("takes the list as text, too", async () => {
    await using world = await workspace();
    const { appId, alice } = await workshop(world);

    const answer = await alice.asks(method, { app_id: appId, variables: JSON.stringify(variables) });

    assert.equal(answer.ok, true);
  });

  refuses(method, {
    ...hostedRefusals(method, { variables }),
    invalid_variables: async (world) => {
      const { appId, alice } = await workshop(world);
      const value = "x".repeat(limits.variable_value_chars_max + 1);
      for (const wrong of [
        [{ name: "KEY" }],
        [{ name: "LD PRELOAD", value: "x" }],
        [{ name: "KEY", value }],
        "KEY=1",
      ]) {
        assert.equal(await alice.refused(method, { app_id: appId, variables: wrong }), "invalid_variables");
      }
      return alice.refused(method, { app_id: appId });
    },
    too_many_variables: async (world) => {
      const { appId, alice } = await workshop(world);
      const many = Array.from({ length: limits.variables_max }, (_, n) => ({ name: `V${n}`, value: "" }));
      await alice.does(method, { app_id: appId, variables: many });
      await alice.does(method, { app_id: appId, variables: many });
      return alice.refused(method, { app_id: appId, variables });
    },
  });
});
