import { StartFailure } from "../../ports/failures.ts";
import type { WrittenFile } from "../output/exportOutput.ts";
import { discoverConversations } from "./discoverConversations.ts";
import { discoverFiles } from "./discoverFiles.ts";
import { discoverPeople } from "./discoverPeople.ts";
import { dateText, type DiscoveryRun } from "./discoveryRun.ts";

/** Who exports, when and why, for the manifest. */
export interface DiscoveryCause {
  readonly operator: string;
  readonly reason: string;
  readonly nowMs: number;
}

/**
 * Exports all conversations and files of a workspace, or what a legal hold covers, with edits and deletions. The manifest
 * has the checksum of every other file; its own is returned, to be kept apart from it.
 */
export async function runDiscovery(run: DiscoveryRun, cause: DiscoveryCause): Promise<WrittenFile> {
  const { team, hold } = run;
  if (team.key_suspended_ms !== null)
    throw new StartFailure(
      "The message key of the workspace is suspended. Messages can be exported when it is active.",
    );
  await discoverPeople(run);
  await discoverConversations(run);
  await discoverFiles(run);
  const manifest = {
    format: "platform-discovery",
    version: 1,
    workspace: { id: team.id, name: team.name, domain: team.domain },
    scope: hold ? { legal_hold: holdJson(hold) } : { workspace: true },
    made: dateText(cause.nowMs),
    made_by: cause.operator,
    reason: cause.reason,
    counts: run.report.json.counts,
    files: run.written.map(({ path, size, sha256 }) => ({ path, size, sha256 })),
  };
  const written = await run.output.addFile("manifest.json", [`${JSON.stringify(manifest, null, 2)}\n`]);
  await run.output.finish();
  return written;
}

function holdJson(hold: NonNullable<DiscoveryRun["hold"]>) {
  return {
    id: hold.id,
    name: hold.name,
    restriction: hold.restriction,
    from: dateText(hold.from_ms),
    to: dateText(hold.to_ms),
    created: dateText(hold.created_ms),
  };
}
