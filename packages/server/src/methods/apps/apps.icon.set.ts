import { refuse } from "@platform/protocol";
import { accessApp } from "../../domain/access/accessApp.ts";
import { setAppIcon } from "../../domain/apps/setAppIcon.ts";
import { fetchImage } from "../../domain/photos/fetchImage.ts";
import { takeUpload } from "../../domain/photos/takeUpload.ts";
import { defineMethod } from "../define.ts";
import { iconErrors, iconNote, iconParam } from "../iconParams.ts";
import { appIdParam } from "../manifestParams.ts";
import { optional, text } from "../params.ts";

export const appsIconSet = defineMethod({
  name: "apps.icon.set",
  summary: "Sets the icon of an app.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:write"],
  rate: 1,
  needs: ["as", "files", "nonce", "outgoing"],
  params: {
    app_id: appIdParam,
    file: iconParam,
    url: optional(text({ describe: "The address of the image, instead of `file`." })),
  },
  result: {},
  errors: {
    ...iconErrors,
    missing_arguments: "Neither `file` nor `url` is given.",
    invalid_parameters: "Both `file` and `url` are given.",
    unable_to_open_file: "`file` is no part of a form, or no image could be fetched from `url`.",
  },
  notes: iconNote,
  examples: [{ title: "From an address", params: { app_id: "A0123456789", url: "https://example.com/icon.png" } }],
  async handler(ctx, { app_id, file, url }) {
    const found = await accessApp(ctx, app_id, "invalid_app");
    if (!found.ok) return found;
    if (file && url !== undefined) return refuse("invalid_parameters");
    if (!file && url === undefined) return refuse("missing_arguments");
    const bytes = file ? await takeUpload(ctx.files, file) : await fetchImage(ctx.outgoing, url ?? "");
    return bytes ? setAppIcon(ctx, found.app, bytes) : refuse("unable_to_open_file");
  },
});
