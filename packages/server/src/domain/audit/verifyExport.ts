import type { ChainRecord } from "./chainRecord.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { type ChainPosition, type SealedEntry, type Verification, verifyChain } from "./verifyChain.ts";

interface Head {
  readonly start: ChainPosition;
  readonly checkpoint: Checkpoint;
}

const notAnExport = "this is not an export of the audit log as JSON lines";

/** A hash covers all entries before it, so that entries between which others are left out prove nothing. */
const partOfChain =
  "it has entries without the head of their chain, as exports of one workspace of an org do: only the chain of the whole org can be verified. Export the whole org with platform audit export, or as an admin of the org with admin.audit.export without team_id";

export interface VerifiedChain extends Verification {
  readonly chainId: string;
  /** Who signed: to be compared with the key of the server, which `platform audit verify` prints. */
  readonly publicKey: string;
}

/** Verifies the chains of an export as JSON lines, without the store that it is from. */
export async function* verifyExport(lines: AsyncIterable<string>): AsyncGenerator<VerifiedChain> {
  const iterator = lines[Symbol.asyncIterator]();
  const read = async (): Promise<string | undefined> => {
    const next = await iterator.next();
    return next.done === true ? undefined : next.value === "" ? read() : next.value;
  };
  let line = await read();
  while (line !== undefined) {
    const head = headIn(line);
    if (!head) throw new Error(valueIn(line)?.["record"] === undefined ? notAnExport : partOfChain);
    line = undefined;
    const entries = async function* (): AsyncGenerator<SealedEntry> {
      let expected = head.start.sequence;
      for (;;) {
        const next = await read();
        line = next;
        if (next === undefined || headIn(next)) return;
        yield entryIn(next, ++expected);
      }
    };
    const { start, checkpoint } = head;
    const { chain_id: chainId, sequence, hash, public_key: publicKey } = checkpoint;
    const source = { start, entries: entries(), checkpoints: [checkpoint], end: { sequence, hash }, publicKey };
    yield { ...(await verifyChain(source)), chainId, publicKey };
    // After a fault the rest of the chain is unread.
    while (line !== undefined && !headIn(line)) line = await read();
  }
}

function headIn(line: string): Head | undefined {
  const value = valueIn(line) as (Partial<Head> & { readonly type?: unknown }) | undefined;
  return value?.type === "audit_chain" && value.start && value.checkpoint
    ? { start: value.start, checkpoint: value.checkpoint }
    : undefined;
}

function entryIn(line: string, expected: number): SealedEntry {
  const value = valueIn(line) as { readonly record?: ChainRecord; readonly hash?: string } | undefined;
  const sequence = value?.record?.sequence;
  return {
    record: value?.record,
    sequence: typeof sequence === "number" ? sequence : expected,
    hash: value?.hash ?? null,
  };
}

function valueIn(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
