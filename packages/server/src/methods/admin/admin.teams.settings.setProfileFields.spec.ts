import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { refuses } from "../../../testkit/refuses.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "admin.teams.settings.setProfileFields";

describe(method, () => {
  test("keeps the values of a field that keeps its id, and drops those of removed fields", async () => {
    await using world = await workspace();
    const { alice, bob } = world;
    const team_id = teamsOf(world).acme;
    const first = await alice.does(method, { team_id, fields: [{ label: "Team" }, { label: "Desk" }] });
    const [team, desk] = first.profile.fields.map(({ id }) => id);
    assert.ok(team !== undefined && desk !== undefined);
    await bob.does("users.profile.set", {
      profile: { fields: { [team]: { value: "Sales" }, [desk]: { value: "7" } } },
    });

    await alice.does(method, { team_id, fields: [{ id: team, label: "Group" }] });
    const { profile } = await alice.does("users.profile.get", { user: bob.id, include_labels: true });
    assert.deepEqual(profile.fields, { [team]: { value: "Sales", alt: "", label: "Group" } });
  });

  test("says which field is wrong", async () => {
    await using world = await workspace();
    const team_id = teamsOf(world).acme;
    const faults: [object, string][] = [
      [{}, "fields[0].label must have 1 to 50 characters"],
      [{ label: "Size", type: "number" }, "fields[0].type must be one of"],
      [{ label: "Size", type: "tags" }, "fields[0].possible_values must be a list of labels"],
      [{ label: "Size", id: "Xf0NOSUCHFLD" }, "fields[0].id is not a field of the workspace"],
      [{ label: "Size", hint: 7 }, "fields[0].hint must be a short text"],
      [{ label: "Size", section: "" }, "fields[0].section must be a label"],
    ];
    for (const [field, message] of faults) {
      const answer = await world.alice.asks(method, { team_id, fields: [field] });
      assert.equal(answer.error, "invalid_fields");
      assert.ok(JSON.stringify(answer).includes(message), JSON.stringify(answer));
    }
  });

  refuses(method, {
    team_not_found: (world) => world.alice.refused(method, { team_id: teamsOf(world).birch, fields: [] }),
    not_an_admin: (world) => world.bob.refused(method, { team_id: teamsOf(world).acme, fields: [] }),
    invalid_fields: (world) => world.alice.refused(method, { team_id: teamsOf(world).acme, fields: "no list" }),
  });
});
