import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { jsonObject, text } from "../../methods/params.ts";
import { defineControl } from "../define.ts";

export const eventsSend = defineControl({
  name: "events.send",
  summary: "Sends an event to an app as if it had just happened, whether or not the app subscribes to it.",
  notes:
    "The event goes where the app receives events: to its request URL, signed, or over its socket. It is not checked, and nothing else happens: no message is stored and no other app receives it. `docs/events` has an example of each event.",
  params: {
    app_id: text({ describe: "The app." }),
    event: jsonObject({ describe: "The event with its `type`, as an object." }),
  },
  result: { event_id: Type.String(), team_id: Type.String(), way: Type.Enum(["http", "socket"]) },
  errors: {
    app_not_found: "There is no such app.",
    app_not_installed: "The app is not installed in any workspace.",
    no_request_url: "The app receives no events: it has neither a request URL nor Socket Mode.",
  },
  example: {
    app_id: "A0123456789",
    event: { type: "app_mention", user: "U0123456789", text: "<@U0123456780> lunch?", channel: "C0123456789" },
  },
  async handler({ sendEvent }, { app_id: appId, event }) {
    if (!isEvent(event)) return refuse("invalid_arguments", "must be an object with the text `type`: event");
    const sent = await sendEvent({ appId, event });
    if (!sent.ok) return sent;
    return succeed({ event_id: sent.eventId, team_id: sent.teamId, way: sent.way });
  },
});

function isEvent(value: unknown): value is { readonly type: string } {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
