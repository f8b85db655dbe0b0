import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { VerifiedChain } from "@platform/server/auditMaintenance.ts";
import { auditFlags, openAudit } from "../../audit/openAudit.ts";
import { CommandFailure, type CommandIo, defineCommand } from "../../command.ts";

export const auditVerify = defineCommand({
  name: "audit verify",
  summary: "Recomputes the hash chains of the audit log, and names the first entry that was changed or removed.",
  flags: {
    from: {
      kind: "text",
      describe: "Verify an export as JSON lines instead of the store of a server.",
      value: "FILE",
      isCommandLineOnly: true,
    },
    ...auditFlags,
  },
  examples: ["platform audit verify --data /var/lib/platform", "platform audit verify --from audit.jsonl"],
  notes:
    "Each org has one chain, and so has each workspace without an org; an export of one workspace of an org is a part of a chain and cannot be verified. The server signs the end of a chain every hour and for every export (Ed25519). A person who can change the database could also remove the newest entries together with their checkpoints, so keep exports elsewhere: an export shows up to which sequence and hash the chain had grown.",
  async run(flags, io) {
    const chains = flags.from === undefined ? await verifyStore(io, flags) : await verifyFile(io, flags.from);
    const faults = chains.filter(({ fault }) => fault !== undefined);
    io.print(chains.length === 0 ? "The audit log is empty.\n" : chains.map(lineOf).join(""), { chains });
    if (faults.length > 0) throw new CommandFailure("The audit log is not as the server wrote it.");
  },
});

async function verifyStore(
  io: CommandIo,
  flags: { readonly data: string; readonly "database-url": string | undefined },
): Promise<VerifiedChain[]> {
  await using audit = await openAudit(io, flags);
  return await listed(audit.verify());
}

async function verifyFile(io: CommandIo, file: string): Promise<VerifiedChain[]> {
  const { verifyExport } = await import("@platform/server/auditMaintenance.ts");
  const input = createReadStream(resolve(io.cwd, file));
  try {
    return await listed(verifyExport(createInterface({ input, crlfDelay: Infinity })));
  } catch (error) {
    throw new CommandFailure(`${file} cannot be verified: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    input.destroy();
  }
}

async function listed(chains: AsyncIterable<VerifiedChain>): Promise<VerifiedChain[]> {
  const all: VerifiedChain[] = [];
  for await (const chain of chains) all.push(chain);
  return all;
}

function lineOf({ chainId, count, end, fault, publicKey }: VerifiedChain): string {
  if (fault) return `${chainId}: BROKEN at sequence ${fault.sequence}: ${fault.reason}.\n`;
  return `${chainId}: ${count} entries are unchanged, up to sequence ${end.sequence} with hash ${end.hash}. Signed with ${publicKey}.\n`;
}
