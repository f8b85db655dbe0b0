/** What an ordered fault does to the one call or delivery that it has caught. */
export interface FaultEffect {
  /** Resolves when the ordered time has passed, or sooner when all faults are cleared. */
  readonly delay: (() => Promise<void>) | undefined;
  /** The code to answer instead of doing anything. */
  readonly error: string | undefined;
  readonly retryAfterS: number | undefined;
  /** The connection breaks before anything was done, or after all was done and only the answer is missing. */
  readonly drop: "request" | "answer" | undefined;
}

/** By the name of a method, or of an event. Where nothing is answered, faults of the answer stay for others. */
export type TakeFault = (name: string, hasAnswer?: boolean) => FaultEffect | undefined;

/** Where faults come in. Empty while none is ordered, so that a server without faults pays for one look at it. */
export interface FaultSlot {
  take: TakeFault | undefined;
}
