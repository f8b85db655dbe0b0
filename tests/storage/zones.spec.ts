import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atHome } from "../../packages/server/testkit/ownToken.ts";
import { inFile, inPostgres } from "./storeKinds.ts";
import { twoServers } from "./twoServers.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`the time zone of a person: ${kind.name}`, { skip: kind.skip }, () => {
    test("is the chosen one, whatever browsers report to another server at the same moment", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const [one, other] = [await atHome(first, first.bob), await atHome(second, second.bob)];
      for (let round = 0; round < 5; round++) {
        await one.does("client.preferences.set", { tz_automatic: true });
        await one.does("client.zone.set", { tz: "UTC" });
        await Promise.all([
          other.does("client.zone.set", { tz: "Asia/Tokyo" }),
          one.does("client.zone.set", { tz: "Africa/Nairobi", is_chosen: true }),
          other.does("client.zone.set", { tz: "America/Bogota" }),
        ]);
        const { user } = await other.does("users.info", { user: other.id });
        const { preferences } = await other.does("client.preferences.get", {});
        assert.deepEqual([user.tz, preferences.tz_automatic], ["Africa/Nairobi", false]);
      }
    });

    test("and two preferences that two browsers change at once are all kept", async () => {
      await using servers = await twoServers(kind);
      const { first, second } = servers;
      const [one, other] = [await atHome(first, first.bob), await atHome(second, second.bob)];
      for (const isOn of [false, true, false]) {
        await Promise.all([
          one.does("client.preferences.set", { enter_sends: isOn }),
          other.does("client.preferences.set", { convert_emoticons: isOn }),
          one.does("client.zone.set", { tz: "Asia/Tokyo", is_chosen: isOn }),
        ]);
        const { preferences } = await other.does("client.preferences.get", {});
        assert.deepEqual([preferences.enter_sends, preferences.convert_emoticons], [isOn, isOn]);
      }
    });
  });
}
