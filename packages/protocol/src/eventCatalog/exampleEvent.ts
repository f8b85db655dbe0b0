import type { EventPayload, EventType } from "../contract/events.ts";
import { events } from "../events/index.ts";

const examples: ReadonlyMap<string, object> = new Map(events.map(({ type, example }) => [type, example]));

/** The example of an event with other fields. Tests give the fields that they are about, and the rest is valid. */
export function exampleEvent<Type extends EventType>(
  given: { readonly type: Type } & Readonly<Record<string, unknown>>,
): EventPayload<Type> {
  return { ...examples.get(given.type), ...given } as EventPayload<Type>;
}
