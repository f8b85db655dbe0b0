import { Type } from "typebox";

/** The app posted in the thread, cleared it, or did not renew it in time; or a person stopped the app. */
export const statusClearReasons = ["reply", "app", "timeout", "stop"] as const;

export type StatusClearReason = (typeof statusClearReasons)[number];

/** What an app says that it is at in a thread, or said last. */
export const threadStatusSchema = Type.Object({
  app_id: Type.String(),
  user: Type.String({ description: "The bot user of the app." }),
  status: Type.String(),
  loading_messages: Type.Array(Type.String()),
  since: Type.Integer({ description: "When it was set, in seconds." }),
  age_s: Type.Integer({ description: "For how long it has been shown, or was." }),
  cleared: Type.Optional(Type.Integer({ description: "When it was cleared." })),
  clear_reason: Type.Optional(Type.Enum([...statusClearReasons])),
});
