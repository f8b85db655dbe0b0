import type { DeliveryEntry, EventEntry, InteractionEntry, LogEntry, ResponseEntry, WriteEntry } from "./logEntry.ts";
import { maskSecrets, maskText } from "./maskSecrets.ts";

/** An entry as it is shown: in the words of the wire, and with all secrets masked. */
export function presentEntry(entry: LogEntry): Readonly<Record<string, unknown>> {
  const { seq, kind, atMs, requestId } = entry;
  const head = { seq, kind, at: new Date(atMs).toISOString(), request_id: requestId };
  if (entry.kind === "write") return { ...head, ...presentWrite(entry) };
  if (entry.kind === "event") return { ...head, ...presentEvent(entry) };
  if (entry.kind === "delivery") return { ...head, ...presentDelivery(entry) };
  if (entry.kind === "interaction") return { ...head, ...presentInteraction(entry) };
  if (entry.kind === "response") return { ...head, ...presentResponse(entry) };
  const { method, caller, status, code, durationMs, args, answer } = entry;
  return {
    ...head,
    method,
    caller: { kind: caller.kind, team_id: caller.teamId, user_id: caller.userId, app_id: caller.appId },
    status,
    code,
    duration_ms: rounded(durationMs),
    args: maskSecrets(args),
    answer: answer === undefined ? undefined : maskJson(answer),
  };
}

function presentWrite({ operation, appId, teamId, code, durationMs }: WriteEntry) {
  return { operation, app_id: appId, team_id: teamId, code, duration_ms: rounded(durationMs) };
}

function presentResponse({ type, appId, code, durationMs, payload }: ResponseEntry) {
  return { type, app_id: appId, code, duration_ms: rounded(durationMs), payload: maskJson(payload) };
}

function presentEvent({ type, teamId, channelId, outboxId, appId, payload }: EventEntry) {
  return {
    type,
    team_id: teamId,
    channel_id: channelId,
    app_id: appId,
    outbox_id: outboxId,
    payload: maskJson(payload),
  };
}

function presentDelivery(entry: DeliveryEntry) {
  return {
    type: entry.type,
    app_id: entry.appId,
    team_id: entry.teamId,
    event_id: entry.eventId,
    outbox_id: entry.outboxId,
    way: entry.way,
    attempt: entry.attempt,
    code: entry.code,
    status: entry.status,
    retry_in_s: entry.retryInS,
    duration_ms: rounded(entry.durationMs),
    payload: maskJson(entry.payload),
  };
}

function presentInteraction({ type, appId, code, durationMs, payload, answer }: InteractionEntry) {
  return {
    type,
    app_id: appId,
    code,
    duration_ms: rounded(durationMs),
    payload: maskJson(payload),
    answer: answer === undefined ? undefined : maskJson(answer),
  };
}

function rounded(durationMs: number): number {
  return Math.round(durationMs * 100) / 100;
}

function maskJson(text: string): unknown {
  try {
    return maskSecrets(JSON.parse(text));
  } catch {
    return maskText(text);
  }
}
