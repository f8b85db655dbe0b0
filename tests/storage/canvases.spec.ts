import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { contentOf, makeCanvas, markdownOf } from "../../packages/server/testkit/canvases.ts";
import { workspace } from "../../packages/server/testkit/workspace.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres } from "./storeKinds.ts";

for (const kind of [inFile, inPostgres]) {
  describe(`canvases: ${kind.name}`, { skip: kind.skip }, () => {
    test("keep all edits of one moment", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const canvas_id = await makeCanvas(world.bob);
      await world.bob.does("canvases.access.set", { canvas_id, access_level: "write", user_ids: [world.carol.id] });
      const names = Array.from({ length: 12 }, (_, at) => `edit ${at}.`);
      await Promise.all(
        names.map((name, at) =>
          (at % 2 === 0 ? world.bob : world.carol).does("canvases.edit", {
            canvas_id,
            changes: [{ operation: "insert_at_end", document_content: contentOf(name) }],
          }),
        ),
      );

      assert.deepEqual((await markdownOf(world, canvas_id)).split("\n\n").toSorted(), names.toSorted());
      const { file } = await world.bob.does("files.info", { file: canvas_id });
      assert.deepEqual(file.editors?.toSorted(), [world.bob.id, world.carol.id].toSorted());
    });

    test("leave people who have them through a channel to the channel, and name them", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const canvas_id = await makeCanvas(world.bob);
      await world.bob.does("canvases.access.set", { canvas_id, access_level: "read", channel_ids: [world.general] });

      const answer = await world.bob.asks("canvases.access.delete", { canvas_id, user_ids: [world.carol.id] });

      assert.deepEqual([answer["error"], answer["failed_to_update_user_ids"]], ["restricted_action", [world.carol.id]]);
    });

    test("give a channel one canvas, however many ask at once", async () => {
      await using place = await kind.fresh();
      await using world = await workspace(platformOptions(place.location));
      const channel_id = world.general;
      const asked = Array.from({ length: 6 }, () => world.bob.asks("conversations.canvases.create", { channel_id }));
      const codes = (await Promise.all(asked)).map((answer) => answer["error"] ?? "ok");

      assert.deepEqual(codes.toSorted(), [...Array.from({ length: 5 }, () => "channel_canvas_already_exists"), "ok"]);
    });
  });
}
