import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../packages/server/testkit/admins.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { storeKinds } from "./storeKinds.ts";

const quota = 7;
const posts = 20;

describe("a quota lets through as many messages as it says, however many come at once", () => {
  for (const kind of storeKinds) {
    test(kind.name, { skip: kind.skip }, async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const plan = { team_id: teamsOf(world).acme, plan: "free", messages_per_month: quota } as const;
      await world.alice.does("admin.teams.settings.setPlan", plan);

      // Two channels, because the lock of one channel alone would put its messages in a row.
      const answers = await Promise.all(
        Array.from({ length: posts }, (_, at) =>
          world.bob.asks("chat.postMessage", {
            channel: at % 2 === 0 ? world.random : world.general,
            text: "me first",
          }),
        ),
      );

      const codes = answers.map((answer) => answer.error ?? "ok");
      assert.equal(codes.filter((code) => code === "ok").length, quota);
      assert.equal(codes.filter((code) => code === "message_limit_exceeded").length, posts - quota);
    });
  }
});
