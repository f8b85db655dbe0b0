import type { EventPayload } from "@platform/protocol/contract/events.ts";
import type { EventJson } from "../events/emit.ts";
import { appendFields } from "./message.ts";

/** Where and when a message was posted or changed: what its event adds to the message. */
export type MessageEventFields = Pick<EventPayload<"message">, "channel" | "channel_type" | "event_ts"> & {
  readonly ts?: string;
  readonly is_ephemeral?: true;
  /** Of a reply that the channel shows too. */
  readonly root?: object;
};

/** The event about a message that is JSON already. */
export function messageEvent(body: string, fields: MessageEventFields): EventJson<"message"> {
  return appendFields(body, fields) as EventJson<"message">;
}
