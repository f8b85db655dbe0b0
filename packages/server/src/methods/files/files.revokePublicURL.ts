import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { fileBody } from "../../domain/files/fileBody.ts";
import { publicUrlOf } from "../../domain/files/publicLinks.ts";
import { revokePublicLink } from "../../domain/files/revokePublicLink.ts";
import { fileSchema, presentFile } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const filesRevokePublicURL = defineMethod({
  name: "files.revokePublicURL",
  summary: "Takes back the public link of a file.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["files:write"],
  rate: 3,
  params: { file: id({ object: "file", describe: "The file.", otherwise: "file_not_found" }) },
  result: {
    file: fileSchema,
    comments: Type.Array(Type.Object({}), { description: "Always empty: people reply to the message instead." }),
  },
  errors: {
    file_not_found:
      "`file` is missing, unknown, deleted, or not visible to the caller; the answer does not reveal which.",
    not_allowed: "The file is another person's, and is in no public channel of the workspace; admins may.",
  },
  notes: "The address does not work again: the next public link of the file is another one.",
  examples: [{ title: "One file", params: { file: "F0123456789" } }],
  async handler(ctx, params) {
    const linked = await ctx.write(revokePublicLink, { id: params.file });
    if (!linked.ok) return linked;
    const { file, shares } = linked;
    const isPublic = shares.some(({ channel }) => channel.kind === "public");
    const body = fileBody(file, { baseUrl: ctx.baseUrl, isPublic, publicUrl: publicUrlOf(ctx, file) });
    const comments: object[] = [];
    return succeed({ file: presentFile(body, shares), comments });
  },
});
