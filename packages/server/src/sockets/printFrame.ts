import type { SocketEventType } from "@platform/protocol/contract/events.ts";
import type { EventFields } from "@platform/protocol/eventCatalog/payload.ts";

/** An event that goes to sockets without the outbox: nobody needs it after the moment in which it happens. */
export function printFrame<Type extends SocketEventType>(type: Type, fields: EventFields<Type>): string {
  const frame: object = fields;
  return JSON.stringify({ type, ...frame });
}
