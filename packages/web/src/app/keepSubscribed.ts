import { subscriberKey } from "../notifications/subscriberKey.ts";

/** Renews the subscription of a browser whose person wants notifications while it is closed. Others load nothing for it. */
export async function keepSubscribed(): Promise<void> {
  if (localStorage.getItem(subscriberKey) === null) return;
  const { renewPush } = await import("../notifications/push.ts");
  await renewPush();
}
