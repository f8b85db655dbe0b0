import { Type } from "typebox";
import { viewSchema } from "./view.ts";

/** Each of these has more fields than are listed; `@slack/types` names them. */
const button = Type.Object({ text: Type.String(), action_id: Type.String() });

const entitySchema = Type.Object({
  entity_type: Type.String(),
  url: Type.String(),
  external_ref: Type.Object({ id: Type.String(), type: Type.Optional(Type.String()) }),
  entity_payload: Type.Object({ attributes: Type.Object({ title: Type.Object({ text: Type.String() }) }) }),
});

/** The details pane of one work object for one person. */
export const entityPaneSchema = Type.Object(
  {
    view: viewSchema,
    channel: Type.String(),
    ts: Type.String({ description: "The message that shows the entity." }),
    attachment: Type.Integer({ description: "The `id` of the attachment in that message." }),
    state: Type.Enum(["loading", "ready", "auth_required", "error", "no_details"], {
      description: "`no_details` if the app does not subscribe to `entity_details_requested`.",
    }),
    entity: entitySchema,
    error: Type.Optional(
      Type.Object(
        {
          status: Type.String(),
          custom_title: Type.Optional(Type.String()),
          custom_message: Type.Optional(Type.String()),
          message_format: Type.Optional(Type.String()),
          actions: Type.Optional(Type.Array(button)),
        },
        { description: "With the state `ready`: why the last edit failed." },
      ),
    ),
    auth_url: Type.Optional(Type.String({ description: "Where the person signs in to the app." })),
    requested_at: Type.Integer({ description: "When the app was asked, in seconds." }),
  },
  { title: "EntityPane" },
);

export const exampleEntityPane = {
  view: {
    id: "V0123456789",
    team_id: "T0123456789",
    type: "entity_detail",
    blocks: [],
    private_metadata: "",
    callback_id: "work-object-edit",
    external_id: "",
    state: { values: {} },
    hash: "1768467600.abcdefgh",
    title: { type: "plain_text", text: "Task" },
    submit: { type: "plain_text", text: "Save" },
    close: null,
    submit_disabled: false,
    clear_on_close: false,
    notify_on_close: false,
    root_view_id: "V0123456789",
    previous_view_id: null,
    app_id: "A0123456789",
    app_installed_team_id: "T0123456789",
    bot_id: "B0123456789",
    entity_url: "https://example.com/tasks/12",
    external_ref: { id: "task-12" },
    channel: "C0123456789",
    message_ts: "1768467600.000100",
  },
  channel: "C0123456789",
  ts: "1768467600.000100",
  attachment: 1,
  state: "ready",
  entity: {
    entity_type: "slack#/entities/task",
    url: "https://example.com/tasks/12",
    external_ref: { id: "task-12" },
    entity_payload: { attributes: { title: { text: "Fix the login page" } } },
  },
  requested_at: 1768467600,
};
