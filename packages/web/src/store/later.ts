import { catchUpDrafts, syncDrafts } from "./draftSync.ts";
import { followZone, reportZone } from "./followZone.ts";
import { followScheduled, refreshScheduled } from "./scheduled.ts";

/** What nobody waits for at first: drafts of other browsers, what is scheduled, and where this browser is. A chunk of its own. */
export function startLater(): void {
  syncDrafts();
  followScheduled();
  followZone();
}

export async function catchUpLater(): Promise<void> {
  await Promise.allSettled([catchUpDrafts(), refreshScheduled(), reportZone()]);
}
