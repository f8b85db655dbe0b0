import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { optional, text } from "../../methods/params.ts";
import { defineControl } from "../define.ts";
import { findApp, findAppErrors } from "../recordings/findApp.ts";

export const recordingsStart = defineControl({
  name: "recordings.start",
  summary: "Starts to record a conversation with an app.",
  notes:
    "From now on the server records what people do in the browser client, with user tokens and with controls, the events that the app receives, its calls, and its answers. A recording is in memory and ends with the server.",
  params: {
    app: text({ describe: "The app: its name or id." }),
    channel: optional(text({ describe: "Only what happens in this channel, by its name or id, and in no channel." })),
    workspace: optional(text({ describe: "The domain of the workspace; the first one by default." })),
  },
  result: { recording_id: Type.String() },
  errors: { ...findAppErrors, too_many_recordings: "Too many recordings are under way. Stop one of them." },
  example: { app: "Dev App", channel: "general" },
  async handler(context, wish) {
    const found = await findApp(context, wish);
    if (!found.ok) return found;
    const { appId, teamId, channelId } = found;
    const open = context.recorder.start({ appId, teamId, channelId, startedMs: context.clock.nowMs() });
    return open ? succeed({ recording_id: open.id }) : refuse("too_many_recordings");
  },
});
