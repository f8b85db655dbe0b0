import { idSource, type Outcome, refuse, succeed } from "@platform/protocol";
import { readEntities } from "../../domain/entities/readEntities.ts";
import { readAttachments } from "../../domain/messages/attachments.ts";
import { type Unfurls, unfurlMessage } from "../../domain/messages/unfurlMessage.ts";
import { defineMethod } from "../define.ts";
import { jsonObject, optional, text, timestamp } from "../params.ts";

export const chatUnfurl = defineMethod({
  name: "chat.unfurl",
  summary: "Adds previews to links in a message.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["links:write"],
  rate: 3,
  params: {
    channel: optional(text({ object: "channel", describe: "The conversation; together with `ts`." })),
    ts: optional(timestamp({ object: "message", describe: "The message.", otherwise: "cannot_find_message" })),
    source: optional(text({ describe: "`source` of the event `link_shared`; instead of `channel` and `ts`." })),
    unfurl_id: optional(text({ describe: "`unfurl_id` of that event." })),
    unfurls: optional(
      jsonObject({
        describe: "By the address of each link, an attachment: `blocks`, or `title` and `text`.",
        otherwise: "invalid_unfurls_format",
      }),
    ),
    metadata: optional(
      jsonObject({
        describe:
          "Work objects to show under links: `{entities}`, each with the link as its `app_unfurl_url`; instead of `unfurls`, or besides.",
        otherwise: "invalid_metadata_format",
      }),
    ),
  },
  result: {},
  errors: {
    missing_unfurls: "`unfurls` is missing or empty, and so is `metadata`.",
    invalid_metadata_format: "`metadata` is not JSON of the form `{entities}`; the messages name each fault.",
    metadata_must_be_sent_from_app: "`metadata` is given, and the caller is not an app.",
    invalid_unfurls_format: "`unfurls` is not a JSON object.",
    cannot_parse_attachment: "A preview is not a valid attachment; the messages name the fault.",
    missing_channel: "`channel` is missing.",
    missing_ts: "`ts` is missing.",
    missing_source: "`unfurl_id` came without `source`.",
    missing_unfurl_id: "`source` came without `unfurl_id`.",
    invalid_source: "`source` is not `conversations_history`.",
    invalid_unfurl_id: "`unfurl_id` is of no event.",
    cannot_find_channel: "There is no such conversation, or the app is not in it.",
    cannot_find_message: "There is no such message.",
    cannot_unfurl_url: "A link is not in the message, or leads to no domain of the app's manifest.",
    cannot_unfurl_message: "The message is still being streamed.",
  },
  notes:
    "An app lists its domains in `features.unfurl_domains` of its manifest, and receives links to them in the event `link_shared`. A new preview of a link replaces the previous one.",
  examples: [
    {
      title: "Show a page under its link",
      params: {
        channel: "C0123456789",
        ts: "1700000000.000100",
        unfurls: { "https://example.com/menu": { title: "Menu", text: "Soup, and soup." } },
      },
    },
    {
      title: "Show a task under its link",
      params: {
        channel: "C0123456789",
        ts: "1700000000.000100",
        metadata: {
          entities: [
            {
              app_unfurl_url: "https://example.com/tasks/12?from=chat",
              url: "https://example.com/tasks/12",
              external_ref: { id: "task-12" },
              entity_type: "slack#/entities/task",
              entity_payload: {
                attributes: { title: { text: "Fix the login page" }, product_name: "Tracker" },
                fields: { status: { value: "In progress", tag_color: "yellow" } },
              },
            },
          ],
        },
      },
    },
  ],
  async handler(ctx, params) {
    const { unfurls = {}, metadata } = params;
    const given = metadata?.["entities"];
    if (metadata !== undefined && given === undefined) {
      return refuse("invalid_metadata_format", "missing required field: entities [json-pointer:/metadata]");
    }
    if (Object.keys(unfurls).length === 0 && given === undefined) return refuse("missing_unfurls");
    const place = placeOf(params);
    if (!place.ok) return place;
    const read = await readAttachments(ctx, Object.values(unfurls));
    if (!read.ok) return refuse("cannot_parse_attachment", ...(read.response_metadata?.messages ?? []));
    const described = given === undefined ? undefined : await readEntities(ctx, given, { isUnfurl: true });
    if (described?.ok === false) return described;
    const entities = described?.entities ?? [];
    const attached = Object.keys(unfurls).map((url, at) => ({ url, attachment: read.attachments[at] ?? {} }));
    // Of two previews of one link, the entity says more.
    const others = attached.filter(({ url }) => !entities.some((entity) => entity.url === url));
    const previews: Unfurls["previews"] = [...others, ...entities];
    const { channelId, ts } = place;
    return ctx.write(unfurlMessage, { channelId, ts, previews });
  },
});

interface Named {
  readonly channel: string | undefined;
  readonly ts: string | undefined;
  readonly source: string | undefined;
  readonly unfurl_id: string | undefined;
}

type PlaceCode =
  | "missing_channel"
  | "missing_ts"
  | "missing_source"
  | "missing_unfurl_id"
  | "invalid_source"
  | "invalid_unfurl_id";

const unfurlShape = new RegExp(`^(${idSource("channel", "dm")})\\.(\\d+\\.\\d+)$`);

/** The event's own name of the message, or its place. */
function placeOf({
  channel,
  ts,
  source,
  unfurl_id: unfurlId,
}: Named): Outcome<{ channelId: string; ts: string }, PlaceCode> {
  if (source === undefined && unfurlId === undefined) {
    if (channel === undefined) return refuse("missing_channel");
    return ts === undefined ? refuse("missing_ts") : succeed({ channelId: channel, ts });
  }
  if (source === undefined) return refuse("missing_source");
  if (unfurlId === undefined) return refuse("missing_unfurl_id");
  if (source !== "conversations_history") return refuse("invalid_source");
  const [, channelId, at] = unfurlShape.exec(unfurlId) ?? [];
  return channelId === undefined || at === undefined ? refuse("invalid_unfurl_id") : succeed({ channelId, ts: at });
}
