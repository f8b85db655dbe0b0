import type { Fields } from "./parameter.ts";

/** Types of JSON itself. */
export const plainTypes: ReadonlySet<string> = new Set(["string", "boolean", "integer", "number", "object", "array"]);

/** The platform's own types, by the name after `slack#/types/` or `platform#/types/`. */
export const platformTypes: ReadonlySet<string> = new Set([
  "blocks",
  "canvas_id",
  "canvas_template_id",
  "channel_id",
  "credential/oauth2",
  "date",
  "expanded_rich_text",
  "file_id",
  "form_input_object",
  "interactivity",
  "list_id",
  "message_context",
  "message_ts",
  "rich_text",
  "salesforce_record_id",
  "team_id",
  "time",
  "timestamp",
  "user_context",
  "user_id",
  "usergroup_id",
]);

const userContext: Fields = {
  type: "object",
  properties: { id: { type: "slack#/types/user_id" }, secret: { type: "string" } },
  required: ["id", "secret"],
};

/** What the platform's types of objects hold, as deno-slack-sdk declares it. */
export const platformObjects: ReadonlyMap<string, Fields> = new Map([
  ["user_context", userContext],
  [
    "interactivity",
    {
      type: "object",
      properties: { interactivity_pointer: { type: "string" }, interactor: userContext },
      required: ["interactivity_pointer", "interactor"],
    },
  ],
  [
    "message_context",
    {
      type: "object",
      properties: {
        message_ts: { type: "slack#/types/message_ts" },
        user_id: { type: "slack#/types/user_id" },
        channel_id: { type: "slack#/types/channel_id" },
      },
      required: ["message_ts"],
    },
  ],
  [
    "form_input_object",
    {
      type: "object",
      properties: {
        required: { type: "array", items: { type: "string" } },
        elements: { type: "array", items: { type: "object" } },
      },
      required: ["elements"],
    },
  ],
]);
