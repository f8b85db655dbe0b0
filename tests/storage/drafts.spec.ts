import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { draftBlocks, draftTexts } from "../../packages/server/testkit/drafts.ts";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`drafts: ${kind.name}`, { skip: kind.skip }, () => {
    test("no text is lost when two servers store one for the same place at the same moment", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const texts = Array.from({ length: 8 }, (_, at) => `version ${at}`);
      const bobs = [await atHome(first, first.bob), await atHome(second, second.bob)] as const;
      await Promise.all(
        texts.map((text, at) =>
          bobs[at % 2 === 0 ? 0 : 1].does("client.drafts.save", { channel: first.random, blocks: draftBlocks(text) }),
        ),
      );
      const stored = await draftTexts(second, second.bob);
      assert.deepEqual(stored.map((text) => text.replaceAll(/[()]/g, "")).toSorted(), texts);
      assert.equal(stored.filter((text) => !text.startsWith("(")).length, 1);
    });

    test("what cannot be posted becomes a draft once, with two servers", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const bob = await atHome(first, first.bob);
      const post_at = Math.floor(first.clock.nowMs() / 1000) + 60;
      await bob.does("chat.scheduleMessage", { channel: first.random, post_at, text: "too late" });
      await first.alice.does("conversations.archive", { channel: first.random });
      for (const { clock } of [first, second]) clock.advance({ seconds: 300 });
      await Promise.all([first.platform.settle(), second.platform.settle()]);
      assert.deepEqual(await draftTexts(first, first.bob), ["too late"]);
    });
  });
}
