import { appendFields } from "../messages/message.ts";
import type { Secrets } from "../../ports/ports.ts";
import { makeActionToken } from "./actionToken.ts";

/** The stored form of an event that goes out with a token: a delivery waits in the store, where no token may be. */
const slot = { assistant_thread: { action_token: "" } };
const slotText = JSON.stringify(slot).slice(1, -1);

export function withActionTokenSlot(eventJson: string): string {
  return appendFields(eventJson, slot);
}

interface StoredEnvelope {
  readonly team_id: string;
  readonly api_app_id: string;
  readonly event_id: string;
  readonly event: {
    readonly user?: string;
    readonly channel?: string;
    readonly assistant_thread?: { readonly action_token?: string };
  };
}

/** The envelope as it goes out: with a token of this moment where the stored event has the place for one. */
export function fillActionToken(secrets: Secrets, envelope: string, nowMs: number): string {
  // Apps choose the metadata of messages, so that the same text can also be deeper inside; there it stays as it is.
  if (!envelope.includes(slotText)) return envelope;
  const body = JSON.parse(envelope) as StoredEnvelope;
  const { user, channel, assistant_thread: thread } = body.event;
  if (thread?.action_token !== "" || user === undefined || channel === undefined) return envelope;
  const asking = { appId: body.api_app_id, teamId: body.team_id, userId: user, channelId: channel };
  const action_token = makeActionToken(secrets, asking, { eventId: body.event_id, nowMs });
  return JSON.stringify({ ...body, event: { ...body.event, assistant_thread: { action_token } } });
}
