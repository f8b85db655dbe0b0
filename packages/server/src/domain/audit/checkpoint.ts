import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import type { Secrets } from "../../ports/ports.ts";
import { insertCheckpoint } from "../../storage/queries/auditChains.ts";
import type { AuditCheckpointRow, CheckpointKind } from "../../storage/tables/auditCheckpoints.ts";
import type { WriteContext } from "../context.ts";

/** A signed statement about a chain, as it is stored and exported. */
export type Checkpoint = Omit<AuditCheckpointRow, "id">;

type Statement = Pick<Checkpoint, "chain_id" | "kind" | "sequence" | "hash" | "at_ms">;

const privatePrefix = Buffer.from("302e020100300506032b657004220420", "hex");
const publicPrefix = Buffer.from("302a300506032b6570032100", "hex");

/** Ed25519, derived from the server's key: a copy of the database cannot sign. */
function privateKey(secrets: Secrets): KeyObject {
  const seed = Buffer.from(secrets.derive("audit checkpoints"), "hex").subarray(0, 32);
  return createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: "der", type: "pkcs8" });
}

export function checkpointKey(secrets: Secrets): string {
  const key = createPublicKey(privateKey(secrets)).export({ format: "der", type: "spki" });
  return key.subarray(publicPrefix.length).toString("base64");
}

function messageOf({ chain_id, kind, sequence, hash, at_ms }: Statement): Buffer {
  return Buffer.from(JSON.stringify(["audit checkpoint", chain_id, kind, sequence, hash, at_ms]));
}

export function signCheckpoint(secrets: Secrets, statement: Statement): Checkpoint {
  const signature = sign(null, messageOf(statement), privateKey(secrets)).toString("base64");
  return { ...statement, public_key: checkpointKey(secrets), signature };
}

export function isSigned(checkpoint: Checkpoint): boolean {
  const raw = Buffer.from(checkpoint.public_key, "base64");
  if (raw.length !== 32) return false;
  const key = createPublicKey({ key: Buffer.concat([publicPrefix, raw]), format: "der", type: "spki" });
  return verify(null, messageOf(checkpoint), key, Buffer.from(checkpoint.signature, "base64"));
}

/** Signs where a chain is now, and stores that. */
export async function addCheckpoint(
  ctx: WriteContext,
  chain: { readonly id: string; readonly sequence: number; readonly hash: string },
  kind: CheckpointKind,
): Promise<Checkpoint> {
  const { id, sequence, hash } = chain;
  const checkpoint = signCheckpoint(ctx.secrets, { chain_id: id, kind, sequence, hash, at_ms: ctx.nowMs });
  await insertCheckpoint(ctx.db, checkpoint);
  return checkpoint;
}
