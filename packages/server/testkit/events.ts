import { eventPresenter } from "../src/present/event.ts";
import type { Workspace } from "./workspace.ts";

/** What was told under this type so far, oldest first, with who hears of it. */
export async function eventsOf({ platform, clock }: Workspace, type: string): Promise<Record<string, unknown>[]> {
  const rows = await platform.store.db
    .selectFrom("outbox")
    .select(["payload", "audience", "user_id"])
    .where("type", "=", type)
    .orderBy("id")
    .execute();
  const present = eventPresenter(() => ({ nowMs: clock.nowMs(), baseUrl: platform.baseUrl }));
  return rows.map(({ payload, audience, user_id }) => ({
    ...(JSON.parse(present({ type, json: payload }, [])) as Record<string, unknown>),
    $audience: audience,
    $userId: user_id,
  }));
}
