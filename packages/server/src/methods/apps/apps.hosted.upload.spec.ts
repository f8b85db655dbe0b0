import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { workshop } from "../../../testkit/collaborating.ts";
import { bundleOf, sendBundle, zipOf } from "../../../testkit/deploying.ts";
import { hostedRefusals } from "../../../testkit/hostedRefusals.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.upload";
const code = "export default () => ({})";

describe(method, () => {
  refuses(method, {
    ...hostedRefusals(method, { s3_key: "x" }),
    access_denied: async (world) => {
      const { appId, alice, bob } = await workshop(world);
      const s3_key = await sendBundle(world, alice, appId, bundleOf({ f: code }));
      return bob.refused(method, { app_id: appId, s3_key });
    },
    invalid_app: async (world) => {
      const { appId, alice } = await workshop(world);
      const s3_key = await sendBundle(world, alice, appId, bundleOf({ f: code }));
      await alice.does("apps.manifest.delete", { app_id: appId });
      return alice.refused(method, { app_id: appId, s3_key });
    },
    upload_not_found: async (world) => {
      const { appId, alice } = await workshop(world);
      const { file_name } = await alice.does("apps.hosted.generatePresignedPost", { app_id: appId });
      return alice.refused(method, { app_id: appId, s3_key: file_name });
    },
    unsupported_runtime: async (world) => {
      const { appId, alice } = await workshop(world);
      return alice.refused(method, { app_id: appId, s3_key: "x", runtime: "python" });
    },
    invalid_bundle: async (world) => {
      const { appId, alice } = await workshop(world);
      const s3_key = await sendBundle(world, alice, appId, zipOf({ "readme.txt": "hi" }));
      return alice.refused(method, { app_id: appId, s3_key });
    },
  });

  test("says nothing about a bundle to people who do not work on the app", async () => {
    await using world = await workspace();
    const { appId, alice, bob } = await workshop(world);
    const s3_key = await sendBundle(world, alice, appId, zipOf({ "readme.txt": "hi" }));

    assert.equal(await bob.refused(method, { app_id: appId, s3_key }), "access_denied");
    assert.equal(await bob.refused(method, { app_id: appId, s3_key: "x" }), "access_denied");
    assert.equal(await alice.refused(method, { app_id: appId, s3_key }), "invalid_bundle");
  });

  test(`${method} refuses with hosting_unavailable`, async () => {
    await using world = await workspace({ functions: "off" });
    const { appId, alice } = await workshop(world);

    const answer = await alice.asks(method, { app_id: appId, s3_key: "x" });

    assert.equal(answer.error, "hosting_unavailable");
  });
});
