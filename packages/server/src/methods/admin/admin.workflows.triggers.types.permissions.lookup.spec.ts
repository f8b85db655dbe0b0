import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { personOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.triggers.types.permissions.lookup";
const set = "admin.workflows.triggers.types.permissions.set";

describe(method, () => {
  test("tells what was set, under the id as it is stored, however it was asked for", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    await alice.does(set, { id: "Ftt01", visibility: "named_entities", user_ids: [bob.id] });

    const { permissions } = await alice.does(method, { trigger_type_ids: ["FTT01"] });

    assert.deepEqual(permissions, {
      Ftt01: {
        permission: "named_entities",
        user_ids: [bob.id],
        permissions: [
          { type: "trigger_type", permission: "named_entities", user_ids: [bob.id] },
          { type: "private_channel_access", permission: "everyone" },
          { type: "private_channel_message_access", permission: "everyone" },
        ],
      },
    });
  });

  test("takes several, as a list or separated by commas, each once", async () => {
    await using world = await workspace();

    for (const trigger_type_ids of ["Ftt04,FTT04,Ftt02", ["Ftt04", "Ftt02"], '["Ftt04","Ftt02"]']) {
      const { permissions } = await world.alice.asks(method, { trigger_type_ids });

      assert.deepEqual(Object.keys(permissions ?? {}), ["Ftt04", "Ftt02"]);
    }
  });

  refuses(method, {
    restricted_action: (world) => personOf(world, "frank").refused(method, { trigger_type_ids: ["Ftt01"] }),
    trigger_type_id_not_found: ({ alice }) => alice.refused(method, { trigger_type_ids: ["Ftt01", "Ftt99"] }),
  });
});
