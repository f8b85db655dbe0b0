import { succeed } from "@platform/protocol";
import { accessRemoteFile } from "../../domain/access/accessRemoteFile.ts";
import { fileSchema } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { printRemote, remoteNameErrors, remoteNameParams } from "../remoteParams.ts";

export const filesRemoteInfo = defineMethod({
  name: "files.remote.info",
  summary: "Describes a remote file of the app.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["remote_files:read"],
  rate: 2,
  params: remoteNameParams,
  result: { file: fileSchema },
  errors: remoteNameErrors,
  examples: [{ title: "By the app's own id", params: { external_id: "inv-7" } }],
  async handler(ctx, { file: fileId, external_id: externalId }) {
    const seen = await accessRemoteFile(ctx, { fileId, externalId });
    return seen.ok ? succeed({ file: printRemote(ctx, seen) }) : seen;
  },
});
