import { chainHash, type ChainRecord } from "./chainRecord.ts";
import { type Checkpoint, isSigned } from "./checkpoint.ts";

/** A position in a chain, with the hash of the entry there. */
export interface ChainPosition {
  readonly sequence: number;
  readonly hash: string;
}

export interface SealedEntry {
  /** Undefined when a line of an export cannot be read. */
  readonly record: ChainRecord | undefined;
  readonly sequence: number;
  readonly hash: string | null;
}

export interface ChainFault {
  /** The first sequence that is not as it was written. */
  readonly sequence: number;
  readonly reason: string;
}

export interface ChainSource {
  /** The last pruned entry, or the beginning. */
  readonly start: ChainPosition;
  readonly entries: AsyncIterable<SealedEntry>;
  /** In the order of their sequence. */
  readonly checkpoints: readonly Checkpoint[];
  /** Where the chain ends, according to its row. */
  readonly end: ChainPosition | undefined;
  /** The key that must have signed, when it is known. */
  readonly publicKey: string | undefined;
}

export type Verification = { readonly count: number; readonly end: ChainPosition; readonly fault?: ChainFault };

/** Recomputes a chain, and compares it with its signed checkpoints and its end. */
export async function verifyChain({ start, entries, checkpoints, end, publicKey }: ChainSource): Promise<Verification> {
  let at = start;
  let count = 0;
  const waiting = checkpoints.filter(({ sequence }) => sequence >= start.sequence);
  const broken = (sequence: number, reason: string): Verification => ({ count, end: at, fault: { sequence, reason } });
  const forged = checkpoints.find((one) => !isSigned(one) || (publicKey !== undefined && one.public_key !== publicKey));
  const checkHere = (): ChainFault | undefined => {
    while (waiting[0]?.sequence === at.sequence) {
      const { hash, sequence } = waiting.shift() as Checkpoint;
      if (hash !== at.hash) return { sequence, reason: "its hash is not the one of a signed checkpoint" };
    }
    return undefined;
  };
  const atStart = checkHere();
  if (atStart) return broken(atStart.sequence, atStart.reason);
  for await (const { record, sequence, hash } of entries) {
    const expected = at.sequence + 1;
    if (sequence > expected) return broken(expected, "the entry is missing");
    if (sequence < expected) return broken(sequence, "the entry is there twice");
    if (!record || record.sequence !== sequence || chainHash(at.hash, record) !== hash) {
      return broken(sequence, "the entry was changed");
    }
    at = { sequence, hash };
    count++;
    const here = checkHere();
    if (here) return broken(here.sequence, here.reason);
  }
  const last = Math.max(end?.sequence ?? 0, ...waiting.map(({ sequence }) => sequence));
  if (last > at.sequence) return broken(at.sequence + 1, `the entries up to ${last} are missing`);
  if (end && (end.sequence !== at.sequence || end.hash !== at.hash)) {
    return broken(end.sequence, "the end of the chain was changed");
  }
  return forged ? broken(forged.sequence, "a checkpoint has no valid signature") : { count, end: at };
}
