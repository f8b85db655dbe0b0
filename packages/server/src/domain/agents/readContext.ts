import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { EventPayload } from "@platform/protocol/contract/events.ts";
import { accessCanvas } from "../access/accessCanvas.ts";
import { accessList } from "../access/accessList.ts";
import { accessMessage, accessReadableChannel } from "../access/accessMessage.ts";
import type { ReadContext } from "../context.ts";

/** What a person looks at beside an agent, as the event has it. */
export type AgentContext = EventPayload<"app_context_changed">["context"];

type Entity = NonNullable<AgentContext["entities"]>[number];

/** What a client says that its person looks at. */
export interface Beside {
  readonly channelId: string | undefined;
  /** A message of that channel. */
  readonly ts: string | undefined;
  readonly canvasId: string | undefined;
  readonly listId: string | undefined;
}

export type BesideCode = "channel_not_found" | "message_not_found" | "canvas_not_found" | "list_not_found";

/** The entities for an agent, the most particular first; each is something that the person can read. */
export async function readContext(
  ctx: ReadContext,
  { channelId, ts, canvasId, listId }: Beside,
): Promise<Outcome<{ context: AgentContext }, BesideCode>> {
  const { teamId, orgId } = ctx.caller;
  const from = { team_id: teamId, ...(orgId !== undefined && { enterprise_id: orgId }) };
  const entities: Entity[] = [];
  if (channelId !== undefined && !(await accessReadableChannel(ctx, channelId)).ok) return refuse("channel_not_found");
  if (ts !== undefined) {
    const found = channelId === undefined ? undefined : await accessMessage(ctx, { channelId, ts });
    if (!found?.ok || channelId === undefined) return refuse("message_not_found");
    const value = { message_ts: ts, channel_id: channelId };
    entities.push({ type: "slack#/types/message_context", value, ...from });
  }
  if (canvasId !== undefined) {
    if (!(await accessCanvas(ctx, canvasId)).ok) return refuse("canvas_not_found");
    entities.push({ type: "slack#/types/canvas_id", value: canvasId, ...from });
  }
  if (listId !== undefined) {
    if (!(await accessList(ctx, listId)).ok) return refuse("list_not_found");
    entities.push({ type: "slack#/types/list_id", value: listId, ...from });
  }
  if (channelId !== undefined) entities.push({ type: "slack#/types/channel_id", value: channelId, ...from });
  return succeed({ context: entities.length === 0 ? {} : { entities } });
}
