import type { MethodParams, MethodResult } from "@platform/protocol/contract/methods.ts";
import { makeActionToken } from "../src/domain/agentSearch/actionToken.ts";
import { systemIds } from "../src/ports/ports.ts";
import { devApp } from "./receiving.ts";
import type { Actor, Workspace } from "./workspace.ts";

export type AgentSearched = MethodParams<"assistant.search.context">;

/** The token that the dev app receives when the person asks it something in the conversation. */
export function askedIn(world: Workspace, person: Pick<Actor, "id">, channelId: string): string {
  const app = devApp(world);
  const asking = { appId: app.id, teamId: app.team_id, userId: person.id, channelId };
  const event = { eventId: systemIds.next("event"), nowMs: world.clock.nowMs() };
  return makeActionToken(world.platform.secrets, asking, event);
}

/** What a search finds, once the index has caught up. */
export async function agentFinds(
  world: Workspace,
  actor: Actor,
  asked: AgentSearched,
): Promise<MethodResult<"assistant.search.context">["results"]> {
  await world.platform.settle();
  return (await actor.does("assistant.search.context", asked)).results;
}

/** The texts of the messages that a search finds. */
export async function agentFindsTexts(world: Workspace, actor: Actor, asked: AgentSearched): Promise<string[]> {
  const { messages = [] } = await agentFinds(world, actor, asked);
  return messages.map(({ content }) => content);
}
