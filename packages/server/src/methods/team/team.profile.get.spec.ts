import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { teamsOf } from "../../../testkit/admins.ts";
import { workspace } from "../../../testkit/workspace.ts";

const method = "team.profile.get";

describe(method, () => {
  test("lists nothing in a workspace without custom fields", async () => {
    await using world = await workspace();
    assert.deepEqual((await world.bot.does(method, {})).profile, { fields: [], sections: [] });
  });

  test("lists the fields in order, with their sections, by visibility", async () => {
    await using world = await workspace();
    await world.alice.does("admin.teams.settings.setProfileFields", {
      team_id: teamsOf(world).acme,
      fields: [
        { label: "Start date", type: "date", hint: "Your first day" },
        { label: "Office", type: "options_list", possible_values: ["Berlin", "Lisbon"], section: "Where" },
        { label: "Cost centre", type: "text", is_hidden: true, is_protected: true },
      ],
    });
    const { profile } = await world.bob.does(method, {});

    const [about, where] = profile.sections;
    assert.deepEqual(
      profile.sections.map(({ section_type, label, order }) => [section_type, label, order]),
      [
        ["additional_fields", "About me", 1],
        ["custom", "Where", 2],
      ],
    );
    assert.deepEqual(
      profile.fields.map((field) => [field.ordering, field.field_name, field.type, field.section_id]),
      [
        [0, "start_date", "date", about?.id],
        [1, "office", "options_list", where?.id],
        [2, "cost_centre", "text", about?.id],
      ],
    );
    assert.deepEqual(profile.fields[2]?.options, { is_scim: false, is_protected: true });
    assert.ok(profile.fields.every(({ id }) => id.startsWith("Xf")));
    const labels = async (visibility: "visible" | "hidden") =>
      (await world.bob.does(method, { visibility })).profile.fields.map(({ label }) => label);
    assert.deepEqual([await labels("visible"), await labels("hidden")], [["Start date", "Office"], ["Cost centre"]]);
  });
});
