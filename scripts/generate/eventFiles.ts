import type { EventDefinition } from "../../packages/protocol/src/eventCatalog/defineEvent.ts";
import { type Named, printNamed, typeText } from "./typeText.ts";

const heading = "// GENERATED from the event definitions by npm run gen.";

/** The list of all definitions, one line per file. */
export function printEventIndex(types: readonly string[]): string {
  return `${heading}
import type { EventDefinition } from "../eventCatalog/defineEvent.ts";
${types.map((type) => `import { ${type} } from "./${type}.ts";`).join("\n")}

/** Every event that this server emits. Servers read \`contract/eventTable.ts\` instead, which loads no schemas. */
export const events: readonly EventDefinition[] = [
${types.map((type) => `  ${type},`).join("\n")}
];
`;
}

/** What code may know of each event at compile time: who receives it, and its payload. */
export function printEventTypes(events: readonly EventDefinition[], inMethods: Named): string {
  const named: Named = new Map();
  const printed = events.map((event) => printEvent(event, named));
  const shared = [...named.keys()].filter((name) => isShared(name, named, inMethods)).toSorted();
  const own: Named = new Map([...named].filter(([name]) => !inMethods.has(name)));
  return `${heading}
import type { ${shared.join(", ")} } from "./methods.ts";

/** Every event by its type. */
export interface Events {
${printed.join("\n")}
}

${printNamed(own)}
export type EventType = keyof Events;
export type EventPayload<Type extends EventType> = Events[Type]["payload"];
export type EventAudience<Type extends EventType> = Events[Type]["audience"];

/** Types of the events that sockets of \`rtm.connect\` carry. */
export type SocketEventType = {
  [Type in EventType]: "sockets" extends Events[Type]["receivers"] ? Type : never;
}[EventType];
export type SocketEvent = EventPayload<SocketEventType>;
`;
}

function isShared(name: string, named: Named, inMethods: Named): boolean {
  const known = inMethods.get(name);
  if (!known) return false;
  if (JSON.stringify(known) !== JSON.stringify(named.get(name))) throw new Error(`two schemas are called ${name}`);
  return true;
}

function printEvent({ type, summary, audience, receivers, schema }: EventDefinition, named: Named): string {
  const union = (names: readonly string[]) => names.map((name) => `"${name}"`).join(" | ");
  return `  /** ${summary} */
  ${type}: {
    readonly audience: ${union(audience)};
    readonly receivers: ${union(receivers)};
    readonly payload: ${typeText(schema, "    ", named)};
  };`;
}

/** What servers need of each event at run time. */
export function printEventTable(events: readonly EventDefinition[]): string {
  const rows = events.map(({ type, scopes, subscriptions, audience, receivers }) => {
    const entry = { scopes, ...(subscriptions && { subscriptions }), audience, receivers };
    return `  ${type}: ${JSON.stringify(entry)},`;
  });
  return `${heading}
import type { EventTableEntry } from "../eventCatalog/eventTableEntry.ts";
import type { EventType } from "./events.ts";

export const eventTable = {
${rows.join("\n")}
} as const satisfies Readonly<Record<EventType, EventTableEntry>>;
`;
}
