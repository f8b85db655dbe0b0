import { isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { readFilter } from "@platform/protocol/triggers/filter.ts";
import { matches } from "@platform/protocol/triggers/matches.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectTrigger } from "../../storage/queries/triggers.ts";
import { defineOperation } from "../context.ts";
import { fire } from "./fire.ts";
import { isTriggerSecret } from "./triggerPath.ts";

/** A request from outside, once it is known to be a JSON object. */
export interface WebhookCall {
  readonly teamId: string;
  readonly triggerId: string;
  readonly secret: string;
  readonly body: Fields;
  /** What the sender calls this request; sent again, it starts nothing again. */
  readonly key: string | undefined;
}

export type WebhookCallCode = "no_service" | "invalid_trigger_inputs" | "invalid_idempotency_key";

/** Starts a run from outside. A wrong secret and a deleted trigger give the same answer. */
export const callWebhook = defineOperation(
  import.meta,
  async (ctx, call: WebhookCall): Promise<Outcome<{ runId: string | undefined }, WebhookCallCode>> => {
    const trigger = isIdShaped(call.triggerId) ? await selectTrigger(ctx.db, call.triggerId) : undefined;
    const isIt = trigger?.type === "webhook" && trigger.team_id === call.teamId;
    if (!isIt || !isTriggerSecret(ctx.secrets, call.triggerId, call.secret)) return refuse("no_service");
    const team = await selectTeam(ctx.db, trigger.team_id);
    if (team?.deleted_ms !== null) return refuse("no_service");
    const key = call.key ?? ctx.ids.unguessable();
    if (key === "" || key.length > limits.idempotency_key_chars_max) return refuse("invalid_idempotency_key");
    const { webhook } = JSON.parse(trigger.config) as { webhook?: { filter?: unknown } };
    const filter = webhook?.filter === undefined ? undefined : readFilter(webhook.filter);
    if (filter?.ok && !matches(filter.condition, call.body)) return succeed({ runId: undefined });
    const started = await fire(ctx, trigger, { data: call.body, key: `call ${key}` });
    if (started.ok) return succeed({ runId: started.runId });
    if (started.error === "parameter_validation_failed") return { ...started, error: "invalid_trigger_inputs" };
    return refuse("no_service");
  },
);
