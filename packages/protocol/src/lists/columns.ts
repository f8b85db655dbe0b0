/** Under which key a cell of each type of column is written and read. */
export const columnTypes = {
  text: "rich_text",
  rich_text: "rich_text",
  number: "number",
  select: "select",
  multi_select: "select",
  date: "date",
  user: "user",
  channel: "channel",
  attachment: "attachment",
  checkbox: "checkbox",
  completed: "checkbox",
  todo_completed: "checkbox",
  email: "email",
  phone: "phone",
  link: "link",
  message: "message",
  rating: "rating",
  vote: "vote",
  timestamp: "timestamp",
  canvas: "reference",
  reference: "reference",
  assignee: "user",
  due_date: "date",
  todo_assignee: "user",
  todo_due_date: "date",
  created_by: "user",
  last_edited_by: "user",
  created_time: "timestamp",
  last_edited_time: "timestamp",
} as const;

export type ColumnType = keyof typeof columnTypes;
export type CellKey = (typeof columnTypes)[ColumnType];

/** Columns that the server fills. */
export const computedTypes: ReadonlySet<ColumnType> = new Set<ColumnType>([
  "created_by",
  "last_edited_by",
  "created_time",
  "last_edited_time",
]);

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly color?: string;
}

export interface ColumnOptions {
  readonly choices?: readonly Choice[];
  readonly format?: string;
  readonly precision?: number;
  readonly date_format?: string;
  readonly emoji?: string;
  readonly emoji_team_id?: string;
  readonly max?: number;
  readonly default_value_typed?: Readonly<Partial<Record<"user" | "channel" | "select", readonly string[]>>>;
  readonly show_member_name?: boolean;
  readonly notify_users?: boolean;
}

export interface Column {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: ColumnType;
  readonly is_primary_column: boolean;
  readonly options?: ColumnOptions;
}

/** What to-do mode adds; the ids are the same in every list. */
export const todoColumns: readonly Column[] = [
  { id: "Col00", key: "todo_completed", name: "Completed", type: "todo_completed", is_primary_column: false },
  {
    id: "Col01",
    key: "todo_assignee",
    name: "Assignee",
    type: "todo_assignee",
    is_primary_column: false,
    options: { format: "multi_entity", show_member_name: true, notify_users: true },
  },
  { id: "Col02", key: "todo_due_date", name: "Due Date", type: "todo_due_date", is_primary_column: false },
];

/** The column of a list that was created without a schema. */
export const nameColumn = { key: "name", name: "Name", type: "text", is_primary_column: true } as const;

/** What is stored of a list: the columns as JSON, and whether those of to-do mode come after them. */
export interface ListContent {
  readonly columns: string;
  readonly is_todo: number;
}

/** All columns of a list, in order. */
export function columnsOf(list: ListContent): readonly Column[] {
  const own = JSON.parse(list.columns) as readonly Column[];
  return list.is_todo ? [...own, ...todoColumns] : own;
}

/** The columns that subtasks have. */
export function subtaskColumnsOf(list: ListContent): readonly Column[] {
  return columnsOf(list).filter((column) => column.is_primary_column || todoColumns.some(({ id }) => id === column.id));
}

/** The columns of an item, which may be a subtask. */
export function columnsFor(list: ListContent, item: { readonly parent_id: string | null }): readonly Column[] {
  return item.parent_id === null ? columnsOf(list) : subtaskColumnsOf(list);
}
