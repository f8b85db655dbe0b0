import type { Refusal } from "@platform/protocol";

/** The same refusal, less codes that cannot come about here. Should one do so all the same, it is a bug, and loud. */
export function withoutCodes<Code extends string, const Impossible extends string>(
  refusal: Refusal<Code>,
  ...impossible: readonly Impossible[]
): Refusal<Exclude<Code, Impossible>> {
  if (impossible.some((code: string) => code === refusal.error)) throw new Error(`refused with ${refusal.error}`);
  return refusal as Refusal<Exclude<Code, Impossible>>;
}
