import { refuse } from "@platform/protocol";
import { accessApp } from "../../domain/access/accessApp.ts";
import { setAppIcon } from "../../domain/apps/setAppIcon.ts";
import { takeUpload } from "../../domain/photos/takeUpload.ts";
import { defineMethod } from "../define.ts";
import { iconErrors, iconNote, iconParam } from "../iconParams.ts";
import { appIdParam } from "../manifestParams.ts";

export const appsHostedIcon = defineMethod({
  name: "apps.hosted.icon",
  summary: "Sets the icon of an app from a form.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:write"],
  rate: 1,
  needs: ["as", "files", "nonce"],
  params: { app_id: appIdParam, file: iconParam },
  result: {},
  errors: { ...iconErrors, unable_to_open_file: "`file` is missing, or is no part of a form." },
  notes: `${iconNote} \`apps.icon.set\` also takes the address of an image.`,
  examples: [{ title: "The icon of a manifest", params: { app_id: "A0123456789" } }],
  async handler(ctx, { app_id, file }) {
    const found = await accessApp(ctx, app_id, "invalid_app");
    if (!found.ok) return found;
    return file ? setAppIcon(ctx, found.app, await takeUpload(ctx.files, file)) : refuse("unable_to_open_file");
  },
});
