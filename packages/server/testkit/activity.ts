import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import type { Actor } from "./workspace.ts";

export type Activity = MethodResult<"admin.analytics.messages.activity">["message_activities"][number];

/** What was counted of one message, as admins of the org read it. */
export async function activityOf(admin: Actor, channel: string, ts: string): Promise<Activity> {
  const { message_activities: found } = await admin.does("admin.analytics.messages.activity", {
    channel,
    oldest_ts: ts,
    latest_ts: ts,
  });
  const [activity] = found;
  if (!activity) throw new Error(`there is no activity of ${ts}`);
  return activity;
}

/** Views, reactions, shares and clicks, in this order. */
export function numbersOf(activity: Activity): [views: number, reactions: number, shares: number, clicks: number] {
  return [
    activity.unique_user_views_count,
    activity.unique_user_reactions_count,
    activity.unique_user_shares_count,
    activity.unique_user_clicks_count,
  ];
}

export async function post(actor: Actor, channel: string, text = "Hello."): Promise<string> {
  return (await actor.does("chat.postMessage", { channel, text })).ts;
}

/** The address of a message, as people copy it. */
export function addressOf(channel: string, ts: string): string {
  return `https://acme.example.test/archives/${channel}/p${ts.replace(".", "")}`;
}
