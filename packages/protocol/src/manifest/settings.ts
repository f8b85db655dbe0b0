import { Type } from "typebox";
import { limits } from "../limits.ts";
import { shaped } from "./patterns.ts";

const requestUrl = shaped("url", { maxLength: limits.request_url_chars_max });
const eventTypes = Type.Array(Type.String({ minLength: 1 }), { maxItems: limits.event_types_max });

/** How an app is reached, and what holds for its tokens. */
export const settingsSchema = Type.Object({
  allowed_ip_address_ranges: Type.Optional(
    Type.Array(shaped("ip address range"), { maxItems: limits.address_ranges_max }),
  ),
  event_subscriptions: Type.Optional(
    Type.Object({
      request_url: Type.Optional(requestUrl),
      bot_events: Type.Optional(eventTypes),
      user_events: Type.Optional(eventTypes),
      delayed_events_enabled: Type.Optional(
        Type.Boolean({
          description: "Whether events that could not be handed over are tried again every hour, for a day.",
        }),
      ),
    }),
  ),
  interactivity: Type.Optional(
    Type.Object({
      is_enabled: Type.Boolean(),
      request_url: Type.Optional(requestUrl),
      message_menu_options_url: Type.Optional(requestUrl),
    }),
  ),
  org_deploy_enabled: Type.Optional(Type.Boolean()),
  socket_mode_enabled: Type.Optional(Type.Boolean()),
  is_hosted: Type.Optional(Type.Boolean()),
  function_runtime: Type.Optional(
    Type.String({ description: "Where its functions run: `slack` on the platform, `remote` or `local` with the app." }),
  ),
  token_rotation_enabled: Type.Optional(Type.Boolean({ description: "Once on, it stays on." })),
});
