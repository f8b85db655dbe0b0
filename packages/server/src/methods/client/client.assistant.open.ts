import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { openAssistant } from "../../domain/assistants/openAssistant.ts";
import { placeErrors } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const clientAssistantOpen = defineMethod({
  name: "client.assistant.open",
  summary: "Starts a thread with an assistant app, which is notified.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: {
    app_id: id({ object: "app", describe: "The app.", otherwise: "app_not_found" }),
    channel: optional(
      id({
        object: "channel",
        describe: "The conversation that the person looks at meanwhile.",
        otherwise: "channel_not_found",
      }),
    ),
  },
  result: { channel: Type.String(), thread_ts: Type.String() },
  errors: {
    app_not_found: placeErrors.app_not_found,
    assistant_not_enabled: "The manifest of the app has no `features.assistant_view`.",
    channel_not_found: "`channel` is unknown, or not for the caller to see.",
  },
  examples: [{ title: "A new thread", params: { app_id: "A0123456789", channel: "C0123456789" } }],
  notes: "A method of this server's own, for clients. The app receives `assistant_thread_started`.",
  async handler(ctx, { app_id: appId, channel: besideId }) {
    const opened = await openAssistant(ctx, { appId, besideId });
    return opened.ok ? succeed({ channel: opened.channelId, thread_ts: opened.threadTs }) : opened;
  },
});
