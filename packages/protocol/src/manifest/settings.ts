import { Type } from "typebox";
import { limits } from "../limits.ts";
import { inert } from "./inert.ts";
import { closed, shaped } from "./patterns.ts";

const requestUrl = shaped("url", { maxLength: limits.request_url_chars_max });
const eventTypes = Type.Array(Type.String({ minLength: 1 }), { maxItems: limits.event_types_max });

const metadataSubscription = Type.Object(
  { app_id: Type.String(), event_type: Type.String({ maxLength: limits.metadata_event_type_chars_max }) },
  closed,
);

const eventSubscriptionsSchema = Type.Object(
  {
    request_url: Type.Optional(requestUrl),
    bot_events: Type.Optional(eventTypes),
    user_events: Type.Optional(eventTypes),
    metadata_subscriptions: Type.Optional(
      inert(Type.Array(metadataSubscription, { minItems: 1, maxItems: limits.metadata_subscriptions_max })),
    ),
    delayed_events_enabled: Type.Optional(
      Type.Boolean({
        description: "Whether events that could not be handed over are tried again every hour, for a day.",
      }),
    ),
  },
  closed,
);

const interactivitySchema = Type.Object(
  {
    is_enabled: Type.Boolean(),
    request_url: Type.Optional(requestUrl),
    message_menu_options_url: Type.Optional(requestUrl),
  },
  closed,
);

/** How an app is reached, and what holds for its tokens. */
export const settingsSchema = Type.Object(
  {
    allowed_ip_address_ranges: Type.Optional(
      Type.Array(shaped("ip address range"), { maxItems: limits.address_ranges_max }),
    ),
    event_subscriptions: Type.Optional(eventSubscriptionsSchema),
    incoming_webhooks: Type.Optional(
      inert(Type.Object({ incoming_webhooks_enabled: Type.Optional(Type.Boolean()) }, closed)),
    ),
    interactivity: Type.Optional(interactivitySchema),
    org_deploy_enabled: Type.Optional(Type.Boolean()),
    socket_mode_enabled: Type.Optional(Type.Boolean()),
    is_hosted: Type.Optional(Type.Boolean()),
    function_runtime: Type.Optional(
      Type.String({
        description: "Where its functions run: `slack` on the platform, `remote` or `local` with the app.",
      }),
    ),
    token_rotation_enabled: Type.Optional(Type.Boolean({ description: "Once on, it stays on." })),
    siws_links: Type.Optional(inert(Type.Object({ initiate_uri: Type.Optional(requestUrl) }, closed))),
    hermes_app_type: Type.Optional(inert(Type.String())),
    is_mcp_enabled: Type.Optional(
      Type.Boolean({
        description:
          "Whether it is a client of `/mcp`: it then gets the scopes of its manifest at most, whatever it asks for.",
      }),
    ),
    // Exports of other platforms repeat these here.
    description: Type.Optional(inert(Type.String())),
    long_description: Type.Optional(inert(Type.String())),
    background_color: Type.Optional(inert(Type.String())),
  },
  closed,
);
