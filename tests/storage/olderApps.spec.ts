import assert from "node:assert/strict";
import { test } from "node:test";
import { parseManifest } from "@platform/protocol/manifest/parseManifest.ts";
import * as ground from "@platform/server/storage/migrations/0001-ground.ts";
import * as rotation from "@platform/server/storage/migrations/0002-rotation.ts";
import type { Kysely } from "kysely";
import { migrateBare } from "./migrateBare.ts";
import { open, sharedStoreKinds } from "./storeKinds.ts";

interface Before {
  teams: { id: string; name: string; domain: string; locale: string; created_ms: number };
  apps: { id: string; team_id: string; name: string; client_id: string; rotation: number; created_ms: number };
}

/** Two apps as they were written before there were manifests. */
async function plantOlder(db: Kysely<Before>): Promise<void> {
  const team = { id: "T1", name: "Acme", domain: "acme", locale: "en-US", created_ms: 1 };
  await db.insertInto("teams").values(team).execute();
  const app = { team_id: "T1", created_ms: 1 };
  await db
    .insertInto("apps")
    .values([
      { ...app, id: "A1", name: 'Quoth "the" Raven', client_id: "1", rotation: 0 },
      { ...app, id: "A2", name: "Tick", client_id: "2", rotation: 1 },
    ])
    .execute();
}

for (const kind of sharedStoreKinds) {
  test(
    `apps from before manifests get one that says what was known of them, on ${kind.name}`,
    { skip: kind.skip },
    async () => {
      await using place = await kind.empty();
      const up = async (db: Kysely<unknown>) => {
        await rotation.up(db);
        await plantOlder(db);
      };
      await migrateBare(place.location, { "0001-ground": ground, "0002-rotation": { up } });

      await using store = await open(place);

      const rows = await store.db.selectFrom("apps").selectAll().orderBy("id").execute();
      const described = (name: string, rotates: boolean) => ({
        ok: true,
        manifest: { display_information: { name }, settings: { token_rotation_enabled: rotates } },
        warnings: [],
      });
      assert.deepEqual(
        rows.map(({ manifest }) => parseManifest(manifest)),
        [described('Quoth "the" Raven', false), described("Tick", true)],
      );
      for (const row of rows)
        assert.deepEqual([row.distribution, row.owner_id, row.deleted_ms], ["internal", null, null]);
    },
  );
}
