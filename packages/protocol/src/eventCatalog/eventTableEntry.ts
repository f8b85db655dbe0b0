import type { EventDefinition } from "./defineEvent.ts";

/** What servers need of every definition at run time: without schemas and examples, which would slow the start. */
export type EventTableEntry = Pick<EventDefinition, "scopes" | "subscriptions" | "audience" | "receivers">;
