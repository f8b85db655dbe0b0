import { call } from "../api/call.ts";
import type { TriggerPlace } from "../navigation/triggerOpener.ts";
import { toast } from "../ui/Toast.tsx";

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
  if (!answer) return ["The server does not answer. Try again."];
  if (answer.ok) {
    toast(`${name} has started.`);
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
      return "You do not have permission to run this workflow. Ask the people who manage it for access.";
    case "trigger_not_found":
      return "This workflow was deleted, or belongs to a workspace that you are not in.";
    case "workflow_not_found":
      return "The app no longer has this workflow.";
    case "channel_not_found":
      return "You cannot see the channel that it would run in.";
    default:
      return "It was not started. Try again.";
  }
}
