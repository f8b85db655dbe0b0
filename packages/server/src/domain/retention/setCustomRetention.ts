import { type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { accessCustomRetention, type CustomRetentionCode } from "./customRetention.ts";
import { isDuration, writeRule } from "./writeRule.ts";

/** Decides how long one channel keeps its messages, shorter or longer than others. */
export const setCustomRetention = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly channelId: string; readonly days: number },
  ): Promise<Outcome<object, CustomRetentionCode | "invalid_duration">> => {
    const accessed = await accessCustomRetention(ctx, input.channelId);
    if (!accessed.ok) return accessed;
    if (!isDuration(input.days)) return refuse("invalid_duration");
    const { id } = accessed.channel;
    await writeRule(ctx, { scopeId: id, kind: "channel", days: input.days, allowsOverride: true });
    return succeed({});
  },
);
