import { limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { deployVersion } from "../../domain/hosted/deployVersion.ts";
import { bundleBytes } from "../../domain/hosted/bundleBytes.ts";
import { readBundle } from "../../domain/hosted/readBundle.ts";
import { accessApp } from "../../domain/access/accessApp.ts";
import { findBundleUpload } from "../../domain/hosted/receiveBundle.ts";
import { defineMethod } from "../define.ts";
import { hostedAppParam, hostedErrors } from "../hostedParams.ts";
import { choice, defaulted, text } from "../params.ts";

export const appsHostedUpload = defineMethod({
  name: "apps.hosted.upload",
  summary: "Deploys an uploaded bundle: its functions run on this server from now on.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:write"],
  rate: 2,
  needs: ["files", "hosting"],
  params: {
    app_id: hostedAppParam,
    s3_key: text({
      describe: "`file_name` of `apps.hosted.generatePresignedPost`, where the bundle was sent.",
      otherwise: "upload_not_found",
    }),
    runtime: defaulted(choice({ describe: "What runs it.", of: ["deno"], otherwise: "unsupported_runtime" }), "deno"),
  },
  result: {
    version: Type.Integer({ description: "From 1, for each app." }),
    functions: Type.Array(Type.String(), { description: "The callback ids of what was deployed." }),
    bundle_size: Type.Integer({ description: "In bytes, as it was sent." }),
  },
  errors: {
    ...hostedErrors,
    upload_not_found: "`s3_key` is missing, used or expired, is of another app, or nothing has arrived there.",
    unsupported_runtime: "`runtime` is not `deno`.",
    invalid_bundle: "The bundle is invalid; `response_metadata.messages` names each fault and its location.",
    hosting_unavailable:
      "This server runs no functions: they are turned off, Deno is missing, or the required isolation is unavailable.",
  },
  notes: `A bundle is a ZIP, or a tar compressed with gzip: \`manifest.json\` at its root with a \`functions\` object, and the code of each function, dependencies included, as one file \`functions/<callback_id>.js\`. At most ${limits.bundle_bytes_max / 1_048_576} MiB, ${limits.bundle_unpacked_bytes_max / 1_048_576} MiB unpacked, ${limits.bundle_files_max} files. Links, names that lead elsewhere, and names that collide are refused. The last ${limits.hosted_versions_max} versions stay, for \`apps.hosted.versions.activate\`.`,
  examples: [{ title: "The last step", params: { app_id: "A0123456789", s3_key: "bXkgYnVuZGxl", runtime: "deno" } }],
  async handler(ctx, params) {
    const hosting = await ctx.hosting();
    if (!hosting.canRun) return refuse("hosting_unavailable", hosting.sentence);
    const found = await accessApp(ctx, params.app_id, "invalid_app");
    if (!found.ok) return found;
    const upload = await findBundleUpload(ctx, params.s3_key);
    if (!upload || upload.blob_key === null || upload.app_id !== params.app_id) return refuse("upload_not_found");
    const bundle = await readBundle(await bundleBytes(ctx.files.blobs, upload.blob_key));
    if (!bundle.ok) return bundle;
    const functions = [...bundle.functions];
    const ticketHash = upload.ticket_hash;
    const deployed = await ctx.write(deployVersion, { appId: params.app_id, ticketHash, functions });
    if (!deployed.ok) return deployed;
    return succeed({ version: deployed.version, functions, bundle_size: deployed.size });
  },
});
