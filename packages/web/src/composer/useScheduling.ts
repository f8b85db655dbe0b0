import { useReader } from "../richtext/reader.ts";
import type { Composed } from "./deliver.ts";

/** How a message goes out; returns why it could not. */
export type Way = (composed: Composed) => Promise<string | undefined>;

/** Hands over what shall be sent later, and tells its author how it went. What does the work is loaded on demand. */
export function useScheduling() {
  const reader = useReader();
  return async (composed: Composed, way?: Way): Promise<boolean> => {
    const { schedule, tellScheduled } = await import("./schedule.ts");
    return tellScheduled(await (way ?? schedule)(composed), composed, reader);
  };
}
