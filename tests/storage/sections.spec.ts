import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`sections of the sidebar: ${kind.name}`, { skip: kind.skip }, () => {
    test("sections that two browsers create at once on two servers are all kept", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const [one, other] = [await atHome(first, first.bob), await atHome(second, second.bob)];
      const names = Array.from({ length: 12 }, (_, at) => `Section ${at}`);
      await Promise.all(names.map((name, at) => (at % 2 === 0 ? one : other).does("client.sections.create", { name })));

      for (const browser of [one, other]) {
        const { sections } = await browser.does("client.sections.list", {});
        const custom = sections.filter(({ type }) => type === "custom").map(({ name }) => name);
        assert.deepEqual(custom.toSorted(), names.toSorted());
      }
    });

    test("a conversation that two browsers move at once is in one section", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const [one, other] = [await atHome(first, first.bob), await atHome(second, second.bob)];
      const { section: left } = await one.does("client.sections.create", { name: "Left" });
      const { section: right } = await one.does("client.sections.create", { name: "Right" });
      const channel = first.general;
      await Promise.all([
        one.does("client.sections.place", { channel, section: left.id }),
        other.does("client.sections.place", { channel, section: right.id }),
      ]);
      const { sections } = await other.does("client.sections.list", {});
      assert.equal(sections.filter(({ channels }) => channels.includes(channel)).length, 1);
    });
  });
}
