import { limits, refuse, succeed } from "@platform/protocol";
import { actOnEntity } from "../../domain/entities/actOnEntity.ts";
import { messageErrors, placeErrors, presentReply, replySchema } from "../actParams.ts";
import { defineMethod } from "../define.ts";
import { id, count, optional, text, timestamp } from "../params.ts";

export const clientEntitiesAct = defineMethod({
  name: "client.entities.act",
  summary: "Presses a button of a work object, on its card or in its details, and waits for the app.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  needs: ["as", "ask"],
  params: {
    channel: optional(id({ object: "channel", describe: "The channel of the card." })),
    ts: optional(timestamp({ object: "message", describe: "The message of the card.", otherwise: "bad_timestamp" })),
    attachment: optional(
      count({
        min: 1,
        max: limits.attachments_max,
        otherwise: "entity_not_found",
        describe: "The `id` of the attachment that is the card.",
      }),
    ),
    view_id: optional(id({ object: "view", describe: "The details, instead of a card." })),
    action_id: text({ describe: "The button.", otherwise: "action_not_found" }),
  },
  result: replySchema,
  errors: {
    ...messageErrors,
    view_not_found: placeErrors.view_not_found,
    app_not_found: placeErrors.app_not_found,
    entity_not_found: "The attachment shows no work object, or its app has turned work objects off.",
    action_not_found: "`action_id` is missing, or names no button there.",
  },
  examples: [
    {
      title: "A button of a card",
      params: { channel: "C0123456789", ts: "1700000000.000100", attachment: 1, action_id: "close" },
    },
    { title: "A button of the details", params: { view_id: "V0123456789", action_id: "close" } },
  ],
  notes:
    "A method of this server's own, for clients. The app receives `block_actions` with a container of the type `message_attachment` or `entity_detail`.",
  async handler(ctx, { channel: channelId, ts, attachment, view_id: viewId, action_id: actionId }) {
    if (viewId !== undefined) return present(await actOnEntity(ctx, { viewId, actionId }));
    if (channelId === undefined || ts === undefined || attachment === undefined) {
      return refuse("invalid_arguments", "name a view, or a channel, a ts and an attachment");
    }
    return present(await actOnEntity(ctx, { channelId, ts, attachment, actionId }));
  },
});

function present(acted: Awaited<ReturnType<typeof actOnEntity>>) {
  return acted.ok ? succeed(presentReply(acted.reply)) : acted;
}
