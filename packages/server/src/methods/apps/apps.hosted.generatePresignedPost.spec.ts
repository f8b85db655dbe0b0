import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { workshop } from "../../../testkit/collaborating.ts";
import { serve } from "../../../testkit/files.ts";
import { hostedRefusals } from "../../../testkit/hostedRefusals.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "apps.hosted.generatePresignedPost";

describe(method, () => {
  test("gives an address that takes one bundle, for an hour", async () => {
    await using world = await workspace();
    await serve(world);
    const { appId, alice } = await workshop(world);
    const send = async (url: string) => (await fetch(url, { method: "POST", body: "bytes" })).status;
    const [first, second] = [await alice.does(method, { app_id: appId }), await alice.does(method, { app_id: appId })];

    assert.equal(first.fields["key"], first.file_name);
    assert.deepEqual([await send(first.url), await send(first.url)], [204, 404]);
    world.clock.advance({ seconds: limits.upload_url_life_s });
    assert.equal(await send(second.url), 404);
    assert.equal(await send(`${second.url}x`), 404);
    assert.equal((await fetch(second.url)).status, 405);
  });

  test("takes no more than a bundle may have", async () => {
    await using world = await workspace();
    await serve(world);
    const { appId, alice } = await workshop(world);
    const { url } = await alice.does(method, { app_id: appId });

    const answer = await fetch(url, { method: "POST", body: Buffer.alloc(limits.bundle_bytes_max + 1) });

    assert.equal(answer.status, 413);
  });

  refuses(method, hostedRefusals(method));
});
