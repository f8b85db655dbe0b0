import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { fileBody } from "../../domain/files/fileBody.ts";
import { publicUrlOf } from "../../domain/files/publicLinks.ts";
import { sharePublicLink } from "../../domain/files/sharePublicLink.ts";
import { fileSchema, presentFile } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const filesSharedPublicURL = defineMethod({
  name: "files.sharedPublicURL",
  summary: "Gives a file a link that everyone can read.",
  http: "POST",
  tokens: ["user"],
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
    not_allowed:
      "Administrators have turned public links off, or the file is not the caller's own and is in no public channel of the workspace.",
    public_file_type_not_allowed: "Canvases, lists and remote files have no public link.",
  },
  notes:
    "The page is `permalink_public`. `url_private` with `?pub_secret=` and the last part of that address answers the bytes. Nobody has to sign in. Administrators turn public links off with `admin.teams.settings.setPublicFiles`.",
  examples: [{ title: "One file", params: { file: "F0123456789" } }],
  async handler(ctx, params) {
    const linked = await ctx.write(sharePublicLink, { id: params.file });
    if (!linked.ok) return linked;
    const { file, shares } = linked;
    const isPublic = shares.some(({ channel }) => channel.kind === "public");
    const body = fileBody(file, { baseUrl: ctx.baseUrl, isPublic, publicUrl: publicUrlOf(ctx, file) });
    const comments: object[] = [];
    return succeed({ file: presentFile(body, shares), comments });
  },
});
