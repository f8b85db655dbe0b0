import { setTimeout } from "node:timers/promises";
import type { Connection } from "../accounts/connect.ts";
import { type Activity, activityText } from "../activityText.ts";
import { pollReason } from "@platform/protocol/pollReason.ts";
import { CliError } from "../errors.ts";
import type { RunView } from "./runView.ts";

export interface ActivityTail {
  readonly connection: Connection;
  readonly appId: string;
  readonly level: string;
  readonly view: RunView;
  readonly ending: AbortSignal;
}

const everyMs = 3_000;

/** Shows what the platform writes down about the app from now on, until it shall end. */
export async function tailActivity({ connection, appId, level, view, ending }: ActivityTail): Promise<void> {
  const list = async (params: object): Promise<readonly Activity[]> => {
    // The reason keeps these calls out of the server's log, which would show little else.
    const asked = { app_id: appId, min_log_level: level, _x_reason: pollReason, ...params };
    const answer = await connection.send("apps.activities.list", asked).catch(ignoreLoss);
    return answer?.ok === true ? (answer["activities"] as readonly Activity[]) : [];
  };
  // By the entries' own times: the clock of a dev server may be far from ours.
  let since = (await list({ limit: 1, min_log_level: "trace" }))[0]?.created ?? 0;
  while (!ending.aborted) {
    await setTimeout(everyMs, undefined, { signal: ending }).catch(() => {});
    if (ending.aborted) return;
    for (const activity of await list({ min_date_created: since + 1, sort_direction: "asc" })) {
      since = Math.max(since, activity.created);
      view.note("activity", activityText(activity), { activity });
    }
  }
}

/** The run continues without it: a lost server is reported elsewhere. */
function ignoreLoss(error: unknown): undefined {
  if (error instanceof CliError || (error as Error).name === "AbortError") return undefined;
  throw error;
}
