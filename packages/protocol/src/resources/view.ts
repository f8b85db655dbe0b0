import { Type } from "typebox";

const text = Type.Object({ type: Type.String(), text: Type.String(), emoji: Type.Optional(Type.Boolean()) });
const orNothing = (description: string) => Type.Union([text, Type.Null()], { description });

/** A modal or a home tab, as answers and events contain it. */
export const viewSchema = Type.Object(
  {
    id: Type.String(),
    team_id: Type.String({ description: "The workspace of the person who sees the view." }),
    type: Type.Enum(["modal", "home", "entity_detail"]),
    blocks: Type.Array(Type.Object({ type: Type.String(), block_id: Type.Optional(Type.String()) })),
    private_metadata: Type.String(),
    callback_id: Type.String(),
    external_id: Type.String({ description: "The app's own name for it." }),
    state: Type.Object({
      values: Type.Record(Type.String(), Type.Record(Type.String(), Type.Object({ type: Type.String() })), {
        description: "What is entered, by block and action.",
      }),
    }),
    hash: Type.String({ description: "Another one after each change; give it to change only what you have seen." }),
    title: text,
    submit: orNothing("The button that submits it."),
    close: orNothing("The button that closes it."),
    submit_disabled: Type.Boolean(),
    clear_on_close: Type.Boolean({ description: "Closing it closes the views below too." }),
    notify_on_close: Type.Boolean({ description: "Whether the app is notified when the view is closed." }),
    root_view_id: Type.String({ description: "The view at the bottom of the stack." }),
    previous_view_id: Type.Union([Type.String(), Type.Null()], { description: "The view right below." }),
    app_id: Type.String(),
    app_installed_team_id: Type.String(),
    bot_id: Type.String(),
    entity_url: Type.Optional(
      Type.String({ description: "Of a work object that is edited, as are the fields below." }),
    ),
    external_ref: Type.Optional(Type.Object({ id: Type.String(), type: Type.Optional(Type.String()) })),
    app_unfurl_url: Type.Optional(Type.String()),
    channel: Type.Optional(Type.String()),
    message_ts: Type.Optional(Type.String()),
    thread_ts: Type.Optional(Type.String()),
  },
  { title: "View" },
);
