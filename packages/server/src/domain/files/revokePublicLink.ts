import { type Outcome, succeed } from "@platform/protocol";
import { updateFile } from "../../storage/queries/files.ts";
import type { SeenFile } from "../access/accessFile.ts";
import { isAdmin } from "../caller.ts";
import { fileEntity } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import { defineOperation } from "../context.ts";
import { emitFileChange } from "./emitFileChange.ts";
import { accessLinkedFile, type PublicLinkCode } from "./publicLinkAccess.ts";

/** Takes the public link of a file back, for good: the next link has another secret. Admins may, too. */
export const revokePublicLink = defineOperation(
  import.meta,
  async (ctx, { id }: { readonly id: string }): Promise<Outcome<SeenFile, PublicLinkCode>> => {
    const seen = await accessLinkedFile(ctx, id, ctx.caller.kind === "user" && isAdmin(ctx.caller));
    if (!seen.ok) return seen;
    const { file, shares } = seen;
    if (file.public_nonce === null) return succeed({ file, shares });
    const link = { public_ms: null, public_nonce: null, updated_ms: ctx.nowMs };
    await updateFile(ctx.db, file.id, link);
    await noteAction(ctx, { action: "file_public_link_revoked", entity: fileEntity(file), teamId: file.team_id });
    await emitFileChange(ctx, file);
    return succeed({ file: { ...file, ...link }, shares });
  },
);
