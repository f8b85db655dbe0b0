import { limits } from "@platform/protocol";
import { clientKinds, recordClientActivity } from "../../domain/analytics/recordClientActivity.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, id, list, optional } from "../params.ts";

const max = limits.recorded_messages_max;

export const clientActivityRecord = defineMethod({
  name: "client.activity.record",
  summary: "Records which messages a client has shown to its user, and in which the user has followed a link.",
  http: "POST",
  tokens: ["user"],
  scopes: ["channels:history", "groups:history", "im:history", "mpim:history"],
  rate: 4,
  params: {
    channel: id({ object: "channel", describe: "The channel of the messages.", otherwise: "channel_not_found" }),
    views: defaulted(list({ object: "message", describe: "Timestamps of messages that were on the screen.", max }), []),
    clicks: defaulted(
      list({ object: "message", describe: "Timestamps of messages in which a link was clicked.", max }),
      [],
    ),
    client: optional(choice({ describe: "On what the person saw them.", of: clientKinds })),
  },
  result: {},
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  },
  examples: [
    {
      title: "Two messages came into view",
      params: { channel: "C0123456789", views: ["1700000000.000100", "1700000000.000200"], client: "desktop" },
    },
  ],
  notes: `A method of this server's own, for clients. \`admin.analytics.messages.activity\` answers how many people did what, never who. A view is a message that was on the screen; a click is a link that was followed or a file that was opened. Each person counts once per message, the author too, however often this is called, so a client may repeat a call whose answer was lost. The browser client collects for ${limits.activity_flush_ms / 1000} seconds and sends the rest when the page is left. A person who looks on two kinds of client counts once, and once for each kind. What names no message is passed over. Nothing is kept of direct messages, of workspaces outside any org, and of orgs that have switched analytics off.`,
  handler: (ctx, params) => ctx.write(recordClientActivity, { ...params, channelId: params.channel }),
});
