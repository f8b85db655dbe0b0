import { succeed } from "@platform/protocol";
import { codeChannelSchema } from "@platform/protocol/resources/codeChannel.ts";
import { Type } from "typebox";
import { readCodeChannel } from "../../domain/codeChannels/readCodeChannel.ts";
import { channelErrors, channelParam } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const clientCodeChannelsInfo = defineMethod({
  name: "client.codeChannels.info",
  summary: "Reads the context bar, the commands and the views of a code channel.",
  http: "GET",
  tokens: ["user"],
  scopes: [],
  rate: 4,
  forPeople: true,
  params: { channel: channelParam },
  result: {
    code_channel: Type.Optional(
      Type.Object(codeChannelSchema.properties, { description: "Left out for an ordinary channel." }),
    ),
  },
  errors: channelErrors,
  examples: [{ title: "A channel", params: { channel: "C0123456789" } }],
  notes: "A method of this server's own, for clients. `code_channel_changed` says when to read it again.",
  async handler(ctx, { channel }) {
    const read = await readCodeChannel(ctx, channel);
    if (!read.ok) return read;
    return succeed(read.codeChannel ? { code_channel: read.codeChannel } : {});
  },
});
