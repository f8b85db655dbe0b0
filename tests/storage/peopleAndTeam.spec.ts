import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nobody } from "@platform/server/domain/caller.ts";
import { recordAccess } from "@platform/server/domain/accessLogs/recordAccess.ts";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { sendPhoto, twoColored } from "../../packages/server/testkit/photos.ts";
import { customFields } from "../../packages/server/testkit/profileFields.ts";
import { shareWithFrank } from "../../packages/server/testkit/sharing.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { sharedStoreKinds } from "./storeKinds.ts";

for (const kind of sharedStoreKinds) {
  describe(`people and teams, on ${kind.name}`, { skip: kind.skip }, () => {
    test("access logs count, sort and page", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const access = { teamId: teamsOf(world).acme, userId: world.bob.id, userAgent: "Browser" };
      const now = { caller: nobody, nowMs: world.clock.nowMs() };
      for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.3"]) {
        await world.platform.store.write(recordAccess, now, { ...access, address });
      }
      const walked: [string, number][] = [];
      for (let cursor: string | undefined; cursor !== "";) {
        const page = await world.alice.does("team.accessLogs", { limit: 2, ...(cursor !== undefined && { cursor }) });
        walked.push(...page.logins.map(({ ip, count }): [string, number] => [ip, count]));
        cursor = page.response_metadata?.next_cursor ?? "";
      }
      assert.deepEqual(walked, [
        ["192.0.2.3", 2],
        ["192.0.2.2", 1],
        ["192.0.2.1", 1],
      ]);
      assert.equal((await world.alice.does("team.accessLogs", { count: 2 })).paging?.total, 3);
    });

    test("photos, custom fields and partners are stored and read", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const image = await (
        await twoColored(40, 40, [
          [255, 0, 0],
          [0, 0, 255],
        ])
      )
        .png()
        .toBuffer();
      assert.equal((await sendPhoto(world, world.bob, image)).ok, true);
      const { desk } = await customFields(world);
      await world.bob.does("users.profile.set", { name: desk, value: "7" });
      const { profile } = await world.alice.does("users.profile.get", { user: world.bob.id });
      assert.deepEqual([profile.is_custom_image, profile.fields?.[desk]?.value], [true, "7"]);
      await world.bob.does("users.deletePhoto", {});

      await shareWithFrank(world);
      const lookup = { email: "Frank@birch.test" };
      assert.equal((await world.alice.does("users.discoverableContacts.lookup", lookup)).is_discoverable, true);
      await world.alice.does("team.externalTeams.disconnect", { target_team: teamsOf(world).birch });
      assert.equal((await world.alice.does("team.externalTeams.list", {})).total_count, 0);
    });
  });
}
