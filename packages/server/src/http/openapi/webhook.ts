import type { EventDefinition } from "@platform/protocol/eventCatalog/defineEvent.ts";
import { envelopeSchema } from "@platform/protocol/eventCatalog/envelope.ts";
import { allScopes } from "@platform/protocol/eventCatalog/scopes.ts";
import { Type } from "typebox";
import type { NameSchemas } from "./operation.ts";

/** What surrounds the example of an event. */
const envelope = {
  token: "XXYYZZ",
  team_id: "T0123456789",
  context_team_id: "T0123456789",
  context_enterprise_id: null,
  api_app_id: "A0123456789",
  type: "event_callback",
  event_id: "Ev0123456789",
  event_time: 1_700_000_000,
  authorizations: [
    {
      enterprise_id: null,
      team_id: "T0123456789",
      user_id: "U0123456789",
      is_bot: true,
      is_enterprise_install: false,
    },
  ],
  is_ext_shared_channel: false,
  event_context: "4-eyJldCI6Im1lc3NhZ2UifQ",
};

/** An event as the app's request URL receives it. */
export function webhookOf({ type, summary, scopes, schema, example }: EventDefinition, named: NameSchemas): object {
  const needed = allScopes(scopes);
  return {
    operationId: `event.${type}`,
    tags: ["events"],
    summary,
    description: needed.length === 0 ? "Needs no scope." : `Needs the scope ${needed.join(" or ")}.`,
    security: [{ signature: [] }],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: { allOf: [named(envelopeSchema), named(Type.Object({ event: schema }))] },
          examples: { event: { summary, value: { ...envelope, event: example } } },
        },
      },
    },
    responses: {
      "200": { description: "Acknowledges the event; every status from 200 to 299 does." },
      "4XX": { description: "The event is sent again, unless the header `X-Slack-No-Retry` is `1`." },
    },
  };
}
