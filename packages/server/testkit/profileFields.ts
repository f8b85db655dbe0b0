import { teamsOf } from "./admins.ts";
import type { Workspace } from "./workspace.ts";

/** A custom field of each kind, by what it asks for. */
const fields = {
  desk: { label: "Desk", type: "text" },
  start: { label: "Start date", type: "date" },
  site: { label: "Site", type: "link" },
  office: { label: "Office", type: "options_list", possible_values: ["Berlin", "Lisbon"] },
  tags: { label: "Topics", type: "tags", possible_values: ["a", "b", "c"] },
  boss: { label: "Managers", type: "user" },
  code: { label: "Cost centre", type: "text", is_hidden: true, is_protected: true },
} as const;

/** Defines custom profile fields in the first workspace and returns their ids. */
export async function customFields(world: Workspace): Promise<Record<keyof typeof fields, string>> {
  const { profile } = await world.alice.does("admin.teams.settings.setProfileFields", {
    team_id: teamsOf(world).acme,
    fields: Object.values(fields),
  });
  const ids = Object.keys(fields).map((name, at) => [name, profile.fields[at]?.id ?? ""]);
  return Object.fromEntries(ids) as Record<keyof typeof fields, string>;
}
