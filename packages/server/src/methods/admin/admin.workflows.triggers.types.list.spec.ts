import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.workflows.triggers.types.list";

describe(method, () => {
  test("lists every type with its id, open to everyone by default", async () => {
    await using world = await workspace();

    const { trigger_types: types } = await world.alice.does(method, {});

    assert.deepEqual(
      types.map(({ id, type, rules }) => [id, type, rules.permission, rules.permissions.length]),
      [
        ["Ftt01", "shortcut", "everyone", 3],
        ["Ftt02", "event", "everyone", 3],
        ["Ftt03", "scheduled", "everyone", 3],
        ["Ftt04", "webhook", "everyone", 3],
      ],
    );
  });

  refuses(method, { restricted_action: ({ bob }) => bob.refused(method, {}) });
});
