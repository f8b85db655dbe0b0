import { StartFailure } from "../ports/failures.ts";
import type { BlobPlace } from "../ports/blobs/blobPlace.ts";
import type { Db } from "../storage/db.ts";
import { selectChannelsOf } from "../storage/queries/exports.ts";
import type { ChannelKind, ChannelRow } from "../storage/tables/channels.ts";
import type { TeamRow } from "../storage/tables/teams.ts";
import type { ExportOutput } from "./output/exportOutput.ts";
import type { ExportReport } from "./exportReport.ts";
import type { FolderNames } from "./folderNames.ts";
import type { ExportWatch } from "./watch.ts";

/** What is exported, and from where. */
export interface ExportSource {
  readonly db: Db;
  readonly team: TeamRow;
  /** Private conversations too. */
  readonly isEverything: boolean;
  /** For the content of files; opened when there is one. */
  readonly openBlob: BlobPlace["openBlob"];
  /** Where servers are reached, for links to canvases. */
  readonly baseUrl: string | undefined;
}

/** An export while it runs. */
export interface ExportRun extends ExportSource {
  readonly output: ExportOutput;
  readonly report: ExportReport;
  readonly watch: ExportWatch;
  readonly folders: FolderNames;
}

/** The lists of an export: one for each kind of conversation. */
export const lists: readonly { readonly file: string; readonly kind: ChannelKind }[] = [
  { file: "channels.json", kind: "public" },
  { file: "groups.json", kind: "private" },
  { file: "mpims.json", kind: "mpim" },
  { file: "dms.json", kind: "im" },
];

export function kindsOf({ isEverything }: Pick<ExportSource, "isEverything">): readonly ChannelKind[] {
  return lists.map(({ kind }) => kind).filter((kind) => isEverything || kind === "public");
}

const pageSize = 500;

/**
 * The conversations of an export, in order. Their newest messages are those of now: the export ends there, so that people
 * who are read afterwards include every author.
 */
export async function readConversations(source: ExportSource): Promise<ChannelRow[]> {
  if (source.team.key_suspended_ms !== null)
    throw new StartFailure(
      "The message key of the workspace is suspended. Messages can be exported when it is active.",
    );
  const channels: ChannelRow[] = [];
  for (let afterId = ""; ;) {
    const where = { teamId: source.team.id, kinds: kindsOf(source), afterId, limit: pageSize };
    const page = await selectChannelsOf(source.db, where);
    channels.push(...page);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return channels;
    afterId = last.id;
  }
}
