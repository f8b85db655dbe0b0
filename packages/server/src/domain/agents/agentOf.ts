import { selectApp } from "../../storage/queries/apps.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";

/** What an app declares about itself as an agent. */
export interface Agent {
  /** How it talks with people: in sessions of their own, or in the older threads of assistants. */
  readonly view: "agent" | "assistant";
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
  if (!features.agent_view && !features.assistant_view) return undefined;
  const canBeStopped = settings?.event_subscriptions?.bot_events?.includes("agent_session_stopped") === true;
  return { view: features.agent_view ? "agent" : "assistant", canBeStopped };
}
