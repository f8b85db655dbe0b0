import { type Outcome, printTs, refuse, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { selectAgentPrompts } from "../../storage/queries/agentPrompts.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { AssistantThread, Prompt } from "../assistants/assistantThread.ts";
import { openDirect } from "../channels/openDirect.ts";
import { type Context, defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { findApp } from "../interactions/findActed.ts";
import { type AgentContext, type Beside, type BesideCode, readContext } from "./readContext.ts";

export type AgentPrompts = NonNullable<AssistantThread["suggested_prompts"]>;

interface Visit {
  readonly appId: string;
  readonly botUserId: string;
  readonly context: AgentContext;
  /** Whether the person comes to the agent, or is there and looks at something else besides. */
  readonly isNew: boolean;
}

type Visited = Outcome<{ channelId: string; prompts: AgentPrompts | undefined }, VisitCode>;
export type VisitCode = BesideCode | "app_not_found" | "agent_not_enabled";

/** Notifies an agent that the caller opened the direct messages with it, or looks at something else beside them. */
export async function visitAgent(
  ctx: Context,
  { appId, beside, isNew }: { readonly appId: string; readonly beside: Beside; readonly isNew: boolean },
): Promise<Visited> {
  const found = await findApp(ctx, appId);
  if (!found.ok) return found;
  const { app, caller: bot } = found.installed;
  const view = manifestOf(app).features?.agent_view;
  if (!view) return refuse("agent_not_enabled");
  const read = await readContext(ctx, beside);
  if (!read.ok) return read;
  const visited = await ctx.write(emitVisit, { appId, botUserId: bot.userId, context: read.context, isNew });
  return visited.ok ? succeed({ ...visited, prompts: visited.prompts ?? declaredPrompts(view) }) : visited;
}

function declaredPrompts({
  suggested_prompts: prompts = [],
}: NonNullable<NonNullable<Manifest["features"]>["agent_view"]>): AgentPrompts | undefined {
  return prompts.length === 0 ? undefined : { prompts };
}

/** The event of a visit, in the transaction that makes the conversation if there is none. */
export const emitVisit = defineOperation(
  import.meta,
  async (
    ctx,
    { appId, botUserId, context, isNew }: Visit,
  ): Promise<Outcome<{ channelId: string; prompts: AgentPrompts | undefined }, "app_not_found">> => {
    const opened = await openDirect(ctx, [botUserId]);
    if (!opened.ok) return refuse("app_not_found");
    const { id, key } = opened.channel;
    const { userId, teamId } = ctx.caller;
    const about = { user: userId, channel: id, context, event_ts: printTs(ctx.nowMs * 1000) };
    const to = { teamId, appId, audience: "app" as const };
    if (isNew) await emit(ctx, { ...to, type: "app_home_opened", payload: { ...about, tab: "messages" } });
    else await emit(ctx, { ...to, type: "app_context_changed", payload: about });
    const row = await selectAgentPrompts(ctx.db, key, appId);
    const prompts = row && {
      ...(row.title !== null && { title: row.title }),
      prompts: JSON.parse(row.prompts) as Prompt[],
    };
    return succeed({ channelId: id, prompts });
  },
);
