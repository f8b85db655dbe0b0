import { type Outcome, refuse, succeed } from "@platform/protocol";
import { teamIconSizes } from "@platform/protocol/pictures.ts";
import type { Outgoing } from "../../ports/outgoing/outgoing.ts";
import { type GovernCode, governTeam } from "../access/governTeam.ts";
import type { Context } from "../context.ts";
import type { FileKeeping } from "../files/fileKeeping.ts";
import { fetchImage } from "../photos/fetchImage.ts";
import { preparePhoto } from "../photos/preparePhoto.ts";
import { keepImages } from "../photos/storePhoto.ts";
import { setTeamIcon } from "./setTeamIcon.ts";

export interface TeamIconContext extends Context {
  readonly files: FileKeeping;
  readonly outgoing: Outgoing;
  nonce(): string;
}

export type TeamIconCode = GovernCode | "invalid_url" | "failed_to_set_icon";

/** Fetches an image and makes it the icon of a workspace, in every size. Only administrators cause the request. */
export async function storeTeamIcon(
  ctx: TeamIconContext,
  { teamId, url }: { readonly teamId: string; readonly url: string },
): Promise<Outcome<object, TeamIconCode>> {
  const governed = await governTeam(ctx, teamId);
  if (!governed.ok) return governed;
  const bytes = await fetchImage(ctx.outgoing, url);
  if (!bytes) return refuse("invalid_url");
  const prepared = await preparePhoto(bytes, undefined, teamIconSizes);
  if (!prepared.ok) return refuse("failed_to_set_icon");
  const stored = await keepImages(ctx, ctx.files, prepared.photo, ctx.nonce(), (icon) =>
    ctx.write(setTeamIcon, { teamId, icon }),
  );
  if (!stored.ok) return stored;
  for (const blobKey of stored.former) await ctx.files.discard(ctx.db, blobKey);
  return succeed({});
}
