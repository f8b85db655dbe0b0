import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";

/** What an app declares about itself as an agent. */
export interface Agent {
  /** How it talks with people: in sessions of their own, in the older threads of assistants, or in code channels alone. */
  readonly view: "agent" | "assistant" | "channels";
  /** Whether it wants to know that a person stopped it. Without that there is no button. */
  readonly canBeStopped: boolean;
}

/** The app as an agent; nothing for one that is none. */
export async function findAgent(
  { db }: Pick<ReadContext, "db">,
  appId: string | undefined,
): Promise<Agent | undefined> {
  const app = appId === undefined ? undefined : await selectApp(db, appId);
  if (!app) return undefined;
  const { features = {}, settings } = manifestOf(app);
  const view = viewOf(features);
  if (!view) return undefined;
  const canBeStopped = settings?.event_subscriptions?.bot_events?.includes("agent_session_stopped") === true;
  return { view, canBeStopped };
}

function viewOf({
  agent_view: agent,
  assistant_view: assistant,
  code_channels: channels,
}: NonNullable<Manifest["features"]>): Agent["view"] | undefined {
  if (agent) return "agent";
  if (assistant) return "assistant";
  return channels?.enabled === true ? "channels" : undefined;
}
