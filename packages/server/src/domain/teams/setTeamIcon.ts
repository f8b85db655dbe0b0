import { type Outcome, succeed } from "@platform/protocol";
import { deleteTeamIcons, insertTeamIcons } from "../../storage/queries/teamIcons.ts";
import { updateTeam } from "../../storage/queries/teams.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import { defineOperation } from "../context.ts";
import type { StoredPhoto } from "../photos/setPhoto.ts";

/** Replaces the icon of a workspace. Returns the keys of bytes that no row names any more. */
export const setTeamIcon = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string; readonly icon: StoredPhoto },
  ): Promise<Outcome<{ former: string[] }, GovernCode>> => {
    const governed = await governTeam(ctx, input.teamId);
    if (!governed.ok) return governed;
    const { id } = governed.team;
    const { name, images } = input.icon;
    const former = await deleteTeamIcons(ctx.db, id);
    await insertTeamIcons(
      ctx.db,
      images.map(({ size, blobKey }) => ({ name, size, team_id: id, blob_key: blobKey })),
    );
    await updateTeam(ctx.db, id, { icon: name });
    return succeed({ former });
  },
);
