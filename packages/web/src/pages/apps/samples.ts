import { appsText } from "../../strings/apps.ts";

export interface Sample {
  readonly name: string;
  readonly about: string;
  readonly text: string;
}

/** Manifests to begin with. */
export const samples: readonly Sample[] = [
  {
    name: appsText.sampleBot,
    about: appsText.sampleBotAbout,
    text: `display_information:
  name: Echo
  description: Says everything again.
features:
  bot_user:
    display_name: Echo
oauth_config:
  scopes:
    bot:
      - app_mentions:read
      - chat:write
      - im:history
settings:
  event_subscriptions:
    bot_events:
      - app_mention
      - message.im
  interactivity:
    is_enabled: true
  socket_mode_enabled: true
`,
  },
  {
    name: appsText.sampleCommand,
    about: appsText.sampleCommandAbout,
    text: `display_information:
  name: Weather
features:
  bot_user:
    display_name: Weather
  slash_commands:
    - command: /weather
      description: Tells the weather of a place.
      usage_hint: "[place]"
      url: https://weather.example/slack/commands
oauth_config:
  redirect_urls:
    - https://weather.example/slack/oauth_redirect
  scopes:
    bot:
      - commands
      - chat:write
settings:
  interactivity:
    is_enabled: true
    request_url: https://weather.example/slack/events
  token_rotation_enabled: true
`,
  },
  {
    name: appsText.sampleAssistant,
    about: appsText.sampleAssistantAbout,
    text: `display_information:
  name: Assistant
features:
  app_home:
    home_tab_enabled: true
    messages_tab_enabled: true
  assistant_view:
    assistant_description: Answers in threads of its own.
    suggested_prompts:
      - title: What can you do?
        message: What can you do for me?
  bot_user:
    display_name: Assistant
oauth_config:
  scopes:
    bot:
      - assistant:write
      - chat:write
      - im:history
settings:
  event_subscriptions:
    bot_events:
      - assistant_thread_started
      - assistant_thread_context_changed
      - message.im
  socket_mode_enabled: true
`,
  },
  {
    name: appsText.sampleMinimal,
    about: appsText.sampleMinimalAbout,
    text: `{ "display_information": { "name": "Small" } }\n`,
  },
];
