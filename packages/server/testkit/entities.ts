import { configureApp } from "./receiving.ts";
import type { Workspace } from "./workspace.ts";

/** A task of the app that tests have. */
export const task = {
  entity_type: "slack#/entities/task",
  url: "https://example.com/tasks/12",
  external_ref: { id: "task-12", type: "task" },
  entity_payload: {
    attributes: { title: { text: "Fix the login page" }, display_type: "Task", product_name: "Tracker" },
    fields: { status: { value: "In progress", tag_color: "yellow" }, priority: { value: "High" } },
  },
};

/** Makes the app of the tests one that shows work objects for links to example.com. */
export async function trackerApp(
  world: Workspace,
  { types = [], settings = {} }: { readonly types?: readonly string[]; readonly settings?: object } = {},
): Promise<void> {
  const features = {
    bot_user: { display_name: "dev" },
    unfurl_domains: ["example.com"],
    rich_previews: { is_active: true, entity_types: types },
  };
  await configureApp(world, settings, { features });
}
