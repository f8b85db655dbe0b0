import type { Db } from "../db.ts";
import type { FileKind } from "../tables/files.ts";

/** A file that is linked somewhere, with what its workspace and its org block. */
export interface LinkedFileRow {
  readonly kind: FileKind;
  readonly team_id: string;
  readonly org_id: string | null;
  readonly team_blocked: string;
  readonly org_blocked: string | null;
}

export function selectLinkedFiles(db: Db, ids: readonly string[]): Promise<LinkedFileRow[]> {
  return db
    .selectFrom("files")
    .innerJoin("teams", "teams.id", "files.team_id")
    .leftJoin("orgs", "orgs.id", "teams.org_id")
    .select([
      "files.kind",
      "files.team_id",
      "teams.org_id",
      "teams.connect_blocked as team_blocked",
      "orgs.connect_blocked as org_blocked",
    ])
    .where("files.id", "in", ids)
    .where("files.deleted_ms", "is", null)
    .orderBy("files.id")
    .execute();
}
