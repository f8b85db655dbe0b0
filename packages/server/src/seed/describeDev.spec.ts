import assert from "node:assert/strict";
import { test } from "node:test";
import { workspace } from "../../testkit/workspace.ts";
import type { SeedDocument } from "./document.ts";

const names = ["zoe", "adam", "mia", "ben", "lea"];

/** Two orgs of which the second is used, and everything in an order that no index has. */
const seed: SeedDocument = {
  orgs: [
    { name: "Unused", domain: "unused" },
    { name: "Used", domain: "used" },
  ],
  workspaces: ["zebra", "apple", "mango"].map((domain) => ({
    name: domain,
    domain,
    org: "used",
    users: names.map((name) => ({ name: `${name}-${domain}`, email: `${name}@${domain}.test` })),
    channels: [{ name: "general", general: true }],
    apps: ["Zig", "Ace", "Moo"].map((name) => ({ name: `${name} ${domain}`, bot_scopes: ["chat:write"] })),
  })),
};

test("dev.json lists teams, people and apps in the order of the seed, and the org of the first workspace", async () => {
  for (let planting = 0; planting < 3; planting++) {
    await using world = await workspace({ seed });
    const { teams, users, apps, org } = world.dev;

    assert.deepEqual(
      teams.map(({ domain }) => domain),
      seed.workspaces.map(({ domain }) => domain),
    );
    assert.deepEqual(
      users.map(({ name }) => name),
      seed.workspaces.flatMap((one) => one.users.map(({ name }) => name)),
    );
    assert.deepEqual(
      apps.map(({ name }) => name),
      seed.workspaces.flatMap((one) => (one.apps ?? []).map(({ name }) => name)),
    );
    const used = await world.platform.store.db.selectFrom("orgs").select("id").where("domain", "=", "used").execute();
    assert.deepEqual([org], used);
  }
});
