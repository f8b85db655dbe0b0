import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "dnd.teamInfo";

describe(method, () => {
  test("shows the windows of the people who are known, without the snooze", async () => {
    await using world = await workspace();
    const { alice, bob, carol } = world;
    await bob.does("dnd.setSnooze", { num_minutes: "30" });
    const nowS = world.clock.nowMs() / 1000;
    const { users } = await alice.does(method, { users: [bob.id, carol.id, "U0NOSUCHUSER"] });
    assert.deepEqual(users, {
      [bob.id]: { dnd_enabled: true, next_dnd_start_ts: nowS, next_dnd_end_ts: nowS + 1800 },
      [carol.id]: { dnd_enabled: false, next_dnd_start_ts: 1, next_dnd_end_ts: 1 },
    });
  });

  refuses(method, {
    no_users_provided: ({ bob }) => bob.refused(method, { users: "" }),
    "no_users_provided without the argument": ({ bob }) => bob.refused(method, {}),
    "invalid_arguments for too many": ({ bob }) =>
      bob.refused(method, { users: Array.from({ length: limits.dnd_users_max + 1 }, (_, at) => `U${at}A`) }),
  });
});
