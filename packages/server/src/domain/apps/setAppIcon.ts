import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectInstallations } from "../../storage/queries/apps.ts";
import { accessInstalledApp } from "../access/appCaller.ts";
import type { AppRow } from "../access/accessApp.ts";
import type { Caller } from "../caller.ts";
import type { Context } from "../context.ts";
import type { FileKeeping } from "../files/fileKeeping.ts";
import { typeOfBytes } from "../files/fileTypes.ts";
import { readImageSize } from "../files/imageSize.ts";
import { preparePhoto } from "../photos/preparePhoto.ts";
import { storePhoto } from "../photos/storePhoto.ts";

export interface IconContext extends Context {
  readonly files: FileKeeping;
  as(caller: Caller): Context;
  nonce(): string;
}

/** Sets the picture of the app's bot in every workspace in which the app is installed. */
export async function setAppIcon(
  ctx: IconContext,
  app: AppRow,
  bytes: Buffer,
): Promise<Outcome<object, "error_bad_format" | "invalid_icon_size">> {
  const size = readImageSize(typeOfBytes(bytes)?.mimetype ?? "", bytes);
  if (!size) return refuse("error_bad_format");
  const { icon_pixels_min: min, icon_pixels_max: max } = limits;
  if (size.width !== size.height || size.width < min || size.width > max) return refuse("invalid_icon_size");
  const prepared = await preparePhoto(bytes, undefined);
  if (!prepared.ok) return refuse(prepared.error === "too_large" ? "invalid_icon_size" : "error_bad_format");
  for (const { team_id: teamId } of await selectInstallations(ctx.db, app.id)) {
    const installed = await accessInstalledApp(ctx.db, app.id, teamId);
    if (installed) await storePhoto(ctx.as(installed.caller), ctx.files, prepared.photo, ctx.nonce());
  }
  return succeed({});
}
