import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateFile } from "../../storage/queries/files.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { SeenFile } from "../access/accessFile.ts";
import { fileEntity } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { emitFileChange } from "./emitFileChange.ts";
import { accessLinkedFile, type PublicLinkCode } from "./publicLinkAccess.ts";

/** Gives a file a link that everyone can read. One that has a link keeps it. */
export const sharePublicLink = defineOperation(
  import.meta,
  async (
    ctx,
    { id }: { readonly id: string },
  ): Promise<Outcome<SeenFile, PublicLinkCode | "public_file_type_not_allowed">> => {
    const seen = await accessLinkedFile(ctx, id, false);
    if (!seen.ok) return seen;
    const { file, shares } = seen;
    if (file.kind !== "hosted" && file.kind !== "snippet") return refuse("public_file_type_not_allowed");
    const team = await selectTeam(ctx.db, file.team_id);
    if (team?.public_files_off !== 0) return refuse("not_allowed", "administrators have turned public links off");
    if (file.public_nonce !== null) return succeed({ file, shares });
    const link = { public_ms: ctx.nowMs, public_nonce: ctx.ids.unguessable(), updated_ms: ctx.nowMs };
    await updateFile(ctx.db, file.id, link);
    await noteAction(ctx, { action: "file_public_link_created", entity: fileEntity(file), teamId: file.team_id });
    await emitFileChange(ctx, file);
    return succeed({ file: { ...file, ...link }, shares });
  },
);
