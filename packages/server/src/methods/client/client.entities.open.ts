import { limits, succeed } from "@platform/protocol";
import { openEntity } from "../../domain/entities/openEntity.ts";
import { entityPaneSchema } from "../../present/entityPane.ts";
import { messageErrors, placeErrors } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, count, timestamp } from "../params.ts";

export const clientEntitiesOpen = defineMethod({
  name: "client.entities.open",
  summary: "Opens the details of a work object in a message, and asks its app for them.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 3,
  forPeople: true,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ts: timestamp({ object: "message", describe: "The message.", otherwise: "bad_timestamp" }),
    attachment: count({
      min: 1,
      max: limits.attachments_max,
      otherwise: "entity_not_found",
      describe: "The `id` of the attachment that shows the work object.",
    }),
    refresh: defaulted(flag({ describe: "Whether to ask the app although its last answer is recent." }), false),
  },
  result: { pane: entityPaneSchema },
  errors: {
    ...messageErrors,
    app_not_found: placeErrors.app_not_found,
    entity_not_found: "The attachment shows no work object, or its app has turned work objects off.",
  },
  examples: [{ title: "A task", params: { channel: "C0123456789", ts: "1700000000.000100", attachment: 1 } }],
  notes:
    "A method of this server's own, for clients. The app's answer comes as `entity_details_presented` on the caller's sockets; for ten minutes, opening the same details again shows it without asking the app.",
  async handler(ctx, { channel: channelId, ts, attachment, refresh }) {
    const opened = await ctx.write(openEntity, { channelId, ts, attachment, refresh });
    return opened.ok ? succeed({ pane: opened.pane }) : opened;
  },
});
