import type { View } from "@platform/protocol/blockkit/index.ts";
import { entityFields, paneOf } from "../entities/pane.ts";
import type { ViewRow } from "../../storage/tables/views.ts";
import type { StateValues } from "@platform/protocol/elementValues/stateValue.ts";

export type { ViewRow } from "../../storage/tables/views.ts";

/** A view as its app sent it, with the ids that were left out. */
export type ViewContent = View;

export function contentOf({ content }: Pick<ViewRow, "content">): ViewContent {
  return JSON.parse(content) as ViewContent;
}

export function stateOf({ state }: Pick<ViewRow, "state">): StateValues {
  return JSON.parse(state) as StateValues;
}

/** A view as apps know it: what was not given is there all the same, empty. */
export function printView(row: ViewRow) {
  const content = contentOf(row);
  return {
    id: row.id,
    team_id: row.team_id,
    type: row.type,
    blocks: content.blocks,
    private_metadata: content.private_metadata ?? "",
    callback_id: content.callback_id ?? "",
    state: { values: stateOf(row) },
    hash: row.hash,
    title: content.title ?? { type: "plain_text" as const, text: "View Title" },
    clear_on_close: content.clear_on_close ?? false,
    notify_on_close: content.notify_on_close ?? false,
    close: content.close ?? null,
    submit: content.submit ?? null,
    submit_disabled: content.submit_disabled ?? false,
    previous_view_id: row.previous_id,
    root_view_id: row.root_id,
    app_id: row.app_id,
    external_id: row.external_id ?? "",
    app_installed_team_id: row.installed_team_id,
    bot_id: row.bot_id ?? "",
    ...(row.entity !== null && entityFields(paneOf(row.entity))),
  };
}

export type PrintedView = ReturnType<typeof printView>;
