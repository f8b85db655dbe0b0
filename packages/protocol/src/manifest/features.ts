import { Type } from "typebox";
import { limits } from "../limits.ts";
import { inertFeatures } from "./inertFeatures.ts";
import { inert } from "./inert.ts";
import { closed, shaped } from "./patterns.ts";

const callbackId = Type.String({ minLength: 1, maxLength: limits.callback_id_chars_max });

const shortcutSchema = Type.Object(
  {
    type: Type.Enum(["message", "global"]),
    name: Type.String({ minLength: 1, maxLength: limits.shortcut_name_chars_max }),
    description: Type.String({ minLength: 1, maxLength: limits.shortcut_description_chars_max }),
    callback_id: callbackId,
  },
  closed,
);

const slashCommandSchema = Type.Object(
  {
    command: shaped("slash command", {
      minLength: limits.slash_command_chars_min,
      maxLength: limits.slash_command_chars_max,
    }),
    description: Type.String({ minLength: 1, maxLength: limits.slash_command_description_chars_max }),
    url: Type.Optional(shaped("url", { maxLength: limits.request_url_chars_max })),
    usage_hint: Type.Optional(Type.String({ minLength: 1, maxLength: limits.slash_command_usage_hint_chars_max })),
    should_escape: Type.Optional(inert(Type.Boolean())),
  },
  closed,
);

const promptSchema = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: limits.assistant_line_chars_max }),
    message: Type.String({ minLength: 1, maxLength: limits.assistant_prompt_chars_max }),
  },
  closed,
);

const actionSchema = Type.Object({ name: Type.String(), description: Type.String() }, closed);
const actions = inert(Type.Array(actionSchema, { maxItems: limits.manifest_items_max }));
const prompts = Type.Array(promptSchema, { maxItems: limits.assistant_prompts_max });

/** What an app adds to the client: its bot, its tabs, shortcuts and slash commands. */
export const featuresSchema = Type.Object(
  {
    app_home: Type.Optional(
      Type.Object(
        {
          home_tab_enabled: Type.Optional(Type.Boolean()),
          messages_tab_enabled: Type.Optional(Type.Boolean()),
          messages_tab_read_only_enabled: Type.Optional(inert(Type.Boolean())),
        },
        closed,
      ),
    ),
    assistant_view: Type.Optional(
      Type.Object(
        {
          assistant_description: Type.String({ minLength: 1, maxLength: limits.assistant_line_chars_max }),
          suggested_prompts: Type.Optional(prompts),
          actions: Type.Optional(actions),
        },
        closed,
      ),
    ),
    bot_user: Type.Optional(
      Type.Object(
        {
          display_name: Type.String({ minLength: 1, maxLength: limits.bot_display_name_chars_max }),
          always_online: Type.Optional(inert(Type.Boolean())),
        },
        closed,
      ),
    ),
    shortcuts: Type.Optional(Type.Array(shortcutSchema, { maxItems: limits.shortcuts_max })),
    slash_commands: Type.Optional(Type.Array(slashCommandSchema, { minItems: 1, maxItems: limits.slash_commands_max })),
    rich_previews: Type.Optional(
      Type.Object(
        {
          is_active: Type.Optional(Type.Boolean()),
          entity_types: Type.Optional(Type.Array(Type.String(), { maxItems: limits.manifest_items_max })),
        },
        closed,
      ),
    ),
    unfurl_domains: Type.Optional(Type.Array(Type.String(), { maxItems: limits.unfurl_domains_max })),
    agent_view: Type.Optional(
      Type.Object(
        {
          agent_description: Type.Optional(Type.String({ maxLength: limits.agent_description_chars_max })),
          suggested_prompts: Type.Optional(prompts),
          actions: Type.Optional(actions),
        },
        closed,
      ),
    ),
    code_channels: Type.Optional(
      Type.Object(
        {
          enabled: Type.Optional(Type.Boolean()),
          slash_command_url: Type.Optional(shaped("url", { maxLength: limits.request_url_chars_max })),
        },
        closed,
      ),
    ),
    ...inertFeatures,
  },
  closed,
);
