/** How a standard field says its value, unless the field has a `type` of its own. */
type StandardKind = "string" | "slack#/types/timestamp" | "slack#/types/image";

const time = "slack#/types/timestamp";
const image = "slack#/types/image";

const people = { created_by: "string" } as const;
const dates = { date_created: time, date_updated: time } as const;

/** The standard fields of each entity type, in the order in which clients show them. An item has custom fields only. */
export const standardFields = {
  "slack#/entities/task": {
    description: "string",
    status: "string",
    assignee: "string",
    due_date: "string",
    priority: "string",
    ...people,
    ...dates,
  },
  "slack#/entities/file": {
    preview: image,
    ...people,
    last_modified_by: "string",
    ...dates,
    file_size: "string",
    mime_type: "string",
  },
  "slack#/entities/incident": {
    status: "string",
    severity: "string",
    priority: "string",
    urgency: "string",
    service: "string",
    ...people,
    assigned_to: "string",
    ...dates,
    description: "string",
  },
  "slack#/entities/content_item": {
    preview: image,
    description: "string",
    ...people,
    last_modified_by: "string",
    ...dates,
  },
  "slack#/entities/item": {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, StandardKind>>>>;

export type EntityType = keyof typeof standardFields;

export const entityTypes = Object.keys(standardFields) as readonly EntityType[];

export function isEntityType(value: unknown): value is EntityType {
  return typeof value === "string" && Object.hasOwn(standardFields, value);
}
