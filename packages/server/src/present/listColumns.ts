import { type Static, Type } from "typebox";
import type { ListRow } from "../domain/access/accessList.ts";
import { textOfCell } from "@platform/protocol/lists/cells.ts";
import { type Column, columnsOf, subtaskColumnsOf } from "@platform/protocol/lists/columns.ts";

const text = Type.Optional(Type.String());
const texts = Type.Optional(Type.Array(Type.String()));

const columnSchema = Type.Object({
  id: Type.String(),
  key: Type.String(),
  name: Type.String(),
  type: Type.String(),
  is_primary_column: Type.Boolean(),
  options: Type.Optional(
    Type.Object({
      choices: Type.Optional(
        Type.Array(Type.Object({ value: Type.String(), label: Type.String(), color: Type.Optional(Type.String()) })),
      ),
      format: text,
      precision: Type.Optional(Type.Integer()),
      date_format: text,
      emoji: text,
      emoji_team_id: text,
      max: Type.Optional(Type.Integer()),
      default_value_typed: Type.Optional(Type.Object({ user: texts, channel: texts, select: texts })),
      show_member_name: Type.Optional(Type.Boolean()),
      notify_users: Type.Optional(Type.Boolean()),
    }),
  ),
});

const viewSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.String({ description: "table, or record for the page of one item." }),
  is_locked: Type.Boolean(),
  position: Type.String(),
  columns: Type.Array(
    Type.Object({ visible: Type.Boolean(), key: Type.String(), id: Type.String(), position: Type.String() }),
  ),
  date_created: Type.Integer(),
  created_by: Type.String(),
  stick_column_left: Type.Boolean(),
  is_all_items_view: Type.Boolean(),
  default_view_key: Type.String(),
  show_completed_items: Type.Boolean(),
});

export const listMetadataSchema = Type.Object({
  schema: Type.Array(columnSchema),
  subtask_schema: Type.Array(columnSchema, { description: "The columns of subtasks." }),
  views: Type.Array(viewSchema),
  integrations: Type.Array(Type.String()),
  icon: Type.String(),
  description: Type.String(),
  description_blocks: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  is_trial: Type.Boolean(),
  creation_source: Type.Object({ type: Type.String(), reference_id: Type.Optional(Type.String()) }),
  todo_mode: Type.Boolean(),
  default_view: Type.String({ description: "The id of a view." }),
});

/** What a list consists of besides its items. */
export function presentListMetadata(list: ListRow): Static<typeof listMetadataSchema> {
  const columns = columnsOf(list);
  const views = presentViews(list, columns);
  const blocks = JSON.parse(list.description_blocks) as Record<string, unknown>[];
  return {
    schema: columns.map(presentColumn),
    subtask_schema: subtaskColumnsOf(list).map(presentColumn),
    views,
    integrations: [],
    icon: "",
    description: textOfCell(blocks),
    description_blocks: blocks,
    is_trial: false,
    creation_source: { type: "slack_lists_api" },
    todo_mode: list.is_todo === 1,
    default_view: views[1]?.id ?? "",
  };
}

function presentColumn(column: Column): Static<typeof columnSchema> {
  return JSON.parse(JSON.stringify(column)) as Static<typeof columnSchema>;
}

/** Every list has these two, which follow from its columns. No method changes views. */
function presentViews(list: ListRow, columns: readonly Column[]): Static<typeof viewSchema>[] {
  const shared = {
    is_locked: false,
    columns: columns.map(({ id, key }, at) => ({ visible: true, key, id, position: positionOf(at) })),
    date_created: Math.floor(list.created_ms / 1000),
    created_by: list.user_id,
    show_completed_items: true,
  };
  const view = (suffix: string) => `View${list.id.slice(1)}${suffix}`;
  return [
    {
      ...shared,
      id: view("R"),
      name: "Record",
      type: "record",
      position: positionOf(0),
      stick_column_left: false,
      is_all_items_view: false,
      default_view_key: "",
    },
    {
      ...shared,
      id: view("T"),
      name: "All items",
      type: "table",
      position: positionOf(1),
      stick_column_left: true,
      is_all_items_view: true,
      default_view_key: "all_items",
    },
  ];
}

/** Texts that sort like the numbers. */
function positionOf(at: number): string {
  return `a${String(at).padStart(3, "0")}`;
}
