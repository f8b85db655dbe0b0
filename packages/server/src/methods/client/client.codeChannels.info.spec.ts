import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../../testkit/ownToken.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "client.codeChannels.info";

describe(method, () => {
  test("has nothing for an ordinary channel", async () => {
    await using world = await workspace();
    const alice = await atHome(world, world.alice);

    assert.equal((await alice.does(method, { channel: world.general })).code_channel, undefined);
  });

  refuses(method, {
    channel_not_found: async (world) => (await atHome(world, world.carol)).refused(method, { channel: world.secret }),
  });
});
