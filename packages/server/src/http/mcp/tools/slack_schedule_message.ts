import { refuse } from "@platform/protocol";
import { Type } from "typebox";
import { readClock } from "../layout/time.ts";
import { broadcastArg, messageArg, targetArg, threadTsArg } from "../toolArgs.ts";
import { adds, defineTool } from "../tool.ts";

const leadSeconds = 2 * 60;

export const slackScheduleMessage = defineTool({
  name: "slack_schedule_message",
  title: "Schedule a message",
  description:
    "Sends a message later, in the name of the person: between 2 minutes and 120 days from now. Ask before you schedule.",
  scopes: ["chat:write"],
  annotations: adds,
  args: Type.Object({
    channel_id: targetArg,
    message: messageArg,
    post_at: Type.Integer({ description: "When, in seconds since 1970." }),
    thread_ts: threadTsArg,
    reply_broadcast: broadcastArg,
  }),
  output: Type.Object({ channel_id: Type.String(), scheduled_message_id: Type.String(), post_at: Type.Integer() }),
  async run(host, { channel_id: channel, message, post_at: postAt, ...place }) {
    if (postAt < host.nowMs / 1000 + leadSeconds) {
      return refuse("time_in_past", "post_at has to be at least 2 minutes from now");
    }
    const planned = await host.call("chat.scheduleMessage", {
      channel,
      markdown_text: message,
      post_at: postAt,
      ...place,
    });
    if (!planned.ok) return planned;
    const printTime = await readClock(host);
    return {
      ok: true,
      text: { result: `The message will be sent at ${printTime(planned.post_at)}.` },
      data: {
        channel_id: planned.channel,
        scheduled_message_id: planned.scheduled_message_id,
        post_at: planned.post_at,
      },
    };
  },
});
