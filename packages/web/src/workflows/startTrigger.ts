import { call } from "../api/call.ts";
import type { TriggerPlace } from "../navigation/triggerOpener.ts";
import { toast } from "../ui/toast.ts";
import { statusText } from "../strings/statuses.ts";
import { workflowsText } from "../strings/workflows.ts";

interface Start {
  readonly triggerId: string;
  readonly name: string;
  readonly place: TriggerPlace;
  readonly inputs?: Readonly<Record<string, unknown>>;
}

/** Starts a workflow. What is wrong comes back as sentences; there are none when it has started. */
export async function startTrigger({ triggerId, name, place, inputs = {} }: Start): Promise<readonly string[]> {
  const asked = { trigger_id: triggerId, ...place, inputs, client_run_id: crypto.randomUUID() };
  const answer = await call("client.triggers.run", asked).catch(() => undefined);
  if (!answer) return [statusText.serverNotRespondingSentence];
  if (answer.ok) {
    toast(workflowsText.started(name));
    return [];
  }
  const { response_metadata: metadata } = answer as { response_metadata?: { messages?: readonly string[] } };
  const said = metadata?.messages?.map((line) => `${line.replace("[ERROR] ", "")}.`) ?? [];
  return said.length > 0 ? said : [explainRefusal(answer.error)];
}

/** Why a person cannot run a trigger, and what to do about it. */
export function explainRefusal(code: string | undefined): string {
  switch (code) {
    case "access_denied":
      return workflowsText.forbidden;
    case "trigger_not_found":
      return workflowsText.deleted;
    case "workflow_not_found":
      return workflowsText.removed;
    case "channel_not_found":
      return workflowsText.channelHidden;
    default:
      return workflowsText.startFailed;
  }
}
