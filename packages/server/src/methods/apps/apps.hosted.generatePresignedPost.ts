import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { openBundleUpload } from "../../domain/hosted/openBundleUpload.ts";
import { defineMethod } from "../define.ts";
import { hostedAppParam, hostedErrors } from "../hostedParams.ts";

export const appsHostedGeneratePresignedPost = defineMethod({
  name: "apps.hosted.generatePresignedPost",
  summary: "Returns a URL for uploading the bundle of an app: the first of three steps of a deployment.",
  http: "POST",
  tokens: ["config"],
  scopes: ["app_configurations:write"],
  rate: 2,
  needs: ["nonce"],
  params: { app_id: hostedAppParam },
  result: {
    url: Type.String({ description: "Good for one upload, for an hour. It needs no token." }),
    file_name: Type.String({ description: "What `apps.hosted.upload` takes as `s3_key`." }),
    fields: Type.Record(Type.String(), Type.String(), { description: "To be sent in the form, before the file." }),
  },
  errors: hostedErrors,
  notes:
    "Send the bundle to `url` by POST, as the part `file` of a multipart form together with `fields`, or as the body itself. The answer is 204 once it is on the disk. Then call `apps.hosted.upload`.",
  examples: [{ title: "Before a deployment", params: { app_id: "A0123456789" } }],
  async handler(ctx, params) {
    const ticket = ctx.nonce();
    const opened = await ctx.write(openBundleUpload, { appId: params.app_id, ticket });
    if (!opened.ok) return opened;
    return succeed({ url: `${ctx.baseUrl}/files/bundles/${ticket}`, file_name: ticket, fields: { key: ticket } });
  },
});
