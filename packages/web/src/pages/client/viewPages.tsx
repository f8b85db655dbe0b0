import { type ComponentType, lazy } from "react";
import type { ViewName } from "../../navigation/views.ts";

/** The page of each view, loaded when it is first shown. */
export const viewPages: Readonly<Record<ViewName, ComponentType>> = {
  later: lazy(async () => ({ default: (await import("../../later/LaterPage.tsx")).LaterPage })),
  drafts: lazy(async () => ({ default: (await import("../../drafts/DraftsPage.tsx")).DraftsPage })),
  activity: lazy(async () => ({ default: (await import("../../activityFeed/ActivityPage.tsx")).ActivityPage })),
  threads: lazy(async () => ({ default: (await import("../../threads/ThreadsPage.tsx")).ThreadsPage })),
  search: lazy(async () => ({ default: (await import("../../search/SearchPage.tsx")).SearchPage })),
  people: lazy(async () => ({ default: (await import("../../directory/DirectoryPage.tsx")).DirectoryPage })),
  sessions: lazy(async () => ({ default: (await import("../../assistants/SessionsPage.tsx")).SessionsPage })),
};
