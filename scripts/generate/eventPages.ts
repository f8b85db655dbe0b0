import type {
  EventAudience,
  EventDefinition,
  EventReceiver,
} from "../../packages/protocol/src/eventCatalog/defineEvent.ts";
import { isByKind } from "../../packages/protocol/src/eventCatalog/scopes.ts";
import { typeText } from "./typeText.ts";

const heading = "<!-- GENERATED from the event definitions by npm run gen. -->";

export function printEventIndexPage(events: readonly EventDefinition[]): string {
  const rows = events.map(({ type, summary, receivers }) => {
    const has = (receiver: EventReceiver) => (receivers.includes(receiver) ? "yes" : "");
    return `| [${type}](${type}.md) | ${summary} | ${has("apps")} | ${has("sockets")} |`;
  });
  return `${heading}

# Events

Apps subscribe to events in their manifest and receive them by request or over Socket Mode ([guide](../guides/events.md)).
Clients receive events over the socket that [rtm.connect](../api/rtm.connect.md) opens.

| event | what happened | apps | sockets |
|---|---|---|---|
${rows.join("\n")}
`;
}

export function printEventPage(event: EventDefinition): string {
  return `${heading}

# ${event.type}

${event.summary}

${facts(event)}

## Payload

\`\`\`ts
${typeText(event.schema)}
\`\`\`

## Example

\`\`\`json
${JSON.stringify(event.example, undefined, 2)}
\`\`\`
`;
}

const audienceTexts: Readonly<Record<EventAudience, string>> = {
  channel: "members of the conversation",
  team: "everyone in the workspace",
  user: "the person it is about",
  app: "the app it is about",
  connection: "one connection",
};

function facts({ type, subscriptions, scopes, audience, receivers }: EventDefinition): string {
  const names = receivers.includes("apps") ? Object.keys(subscriptions ?? { [type]: "" }) : [];
  const rows = [
    ["subscriptions", names.length === 0 ? "none: only sockets carry it" : names.map(code).join(", ")],
    ["scope", scopesText(scopes)],
    ["audience", audience.map((name) => audienceTexts[name]).join(", or ")],
    ["sockets", receivers.includes("sockets") ? "yes" : "no"],
  ];
  return `| | |\n|---|---|\n${rows.map(([name, text]) => `| ${name} | ${text} |`).join("\n")}`;
}

function scopesText(scopes: EventDefinition["scopes"]): string {
  if (isByKind(scopes)) {
    const kinds = { public: "public channels", private: "private channels", im: "DMs", mpim: "group DMs" } as const;
    const named = Object.entries(kinds).map(([kind, text]) => {
      return `${(scopes[kind as keyof typeof kinds] ?? []).map(code).join(" or ")} for ${text}`;
    });
    return [...named, `${scopes.record.map(code).join(" or ")} for records of lists`].join(", ");
  }
  return scopes.length === 0 ? "none" : scopes.map(code).join(" or ");
}

function code(text: string): string {
  return `\`${text}\``;
}
