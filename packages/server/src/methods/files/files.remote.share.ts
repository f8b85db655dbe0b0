import { limits, succeed } from "@platform/protocol";
import { shareRemoteFile } from "../../domain/remoteFiles/shareRemoteFile.ts";
import { fileSchema } from "../../present/file.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";
import { printRemote, remoteNameErrors, remoteNameParams } from "../remoteParams.ts";

export const filesRemoteShare = defineMethod({
  name: "files.remote.share",
  summary: "Shows a remote file of the app in conversations.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["remote_files:share"],
  rate: 2,
  params: {
    ...remoteNameParams,
    channels: list({
      object: "channel",
      describe: "Where to show it: ids of conversations, separated by commas.",
      max: limits.arg_count_max,
    }),
  },
  result: { file: fileSchema },
  errors: {
    ...remoteNameErrors,
    channel_not_found: "A conversation is unknown, or not visible to the caller; the answer does not reveal which.",
    channels_limit_exceeded: "More than 100 conversations.",
    not_in_channel: "The caller is not a member of the conversation.",
    is_archived: "The conversation is archived.",
    posting_to_channel_denied: "Administrators do not let the caller post there; the message names the reason.",
  },
  notes: "With a bot token the message is the app's, with a user token the person's. Each conversation gets a message.",
  examples: [{ title: "In one channel", params: { external_id: "inv-7", channels: "C0123456789" } }],
  async handler(ctx, { file: fileId, external_id: externalId, channels: channelIds }) {
    const name = { fileId, externalId };
    const shared = await ctx.write(shareRemoteFile, { name, channelIds, baseUrl: ctx.baseUrl });
    return shared.ok ? succeed({ file: printRemote(ctx, shared) }) : shared;
  },
});
