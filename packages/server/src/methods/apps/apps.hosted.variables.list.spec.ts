import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workshop } from "../../../testkit/collaborating.ts";
import { hostedRefusals } from "../../../testkit/hostedRefusals.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.variables.list";

describe(method, () => {
  test("names the variables, and shows no value", async () => {
    await using world = await workspace();
    const { appId, alice } = await workshop(world);
    const variables = ["TWO", "ONE"].map((name) => ({ name, value: "s3cret" }));
    await alice.does("apps.hosted.variables.add", { app_id: appId, variables });

    const answer = await alice.asks(method, { app_id: appId });

    assert.deepEqual(answer["variable_names"], ["ONE", "TWO"]);
    assert.ok(!JSON.stringify(answer).includes("s3cret"));
  });

  refuses(method, hostedRefusals(method));
});
