import { call } from "../api/call.ts";
import { explain } from "../api/explain.ts";
import { queries } from "../api/useCall.ts";
import { agentsText } from "../strings/agents.ts";
import { statusText } from "../strings/statuses.ts";
import { toast } from "../ui/toast.ts";

/** A session by its thread, or by its channel alone. */
export interface SessionName {
  readonly channel_id: string;
  readonly thread_ts?: string;
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: string } | undefined;

/** Whether it was done; if not, the person reads why. */
function wasDone(answer: Answer, failed: (reason: string) => string): boolean {
  if (!answer) toast(statusText.serverNotRespondingSentence);
  else if (!answer.ok) toast(failed(explain(answer.error)));
  return answer?.ok === true;
}

export async function stopSession(named: SessionName): Promise<boolean> {
  const answer = await call("client.agents.sessions.stop", { ...named }).catch(() => undefined);
  return wasDone(answer, agentsText.stopFailed);
}

export async function renameSession(named: SessionName, title: string): Promise<boolean> {
  const answer = await call("client.agents.sessions.rename", { ...named, title }).catch(() => undefined);
  return wasDone(answer, agentsText.renameFailed);
}

export async function markSession(
  named: SessionName,
  marks: { readonly is_pinned?: boolean; readonly is_archived?: boolean },
): Promise<void> {
  const answer = await call("client.agents.sessions.mark", { ...named, ...marks }).catch(() => undefined);
  if (wasDone(answer, agentsText.markFailed)) refreshSessions();
}

/** Reads again what is shown of sessions. */
export function refreshSessions(): void {
  void queries.invalidateQueries({ queryKey: ["client.agents.sessions.list"] });
  void queries.invalidateQueries({ queryKey: ["client.agents.sessions.info"] });
}
