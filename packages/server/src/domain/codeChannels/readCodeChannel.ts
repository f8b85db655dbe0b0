import { type Outcome, succeed } from "@platform/protocol";
import type { AgentResource, CodeChannel, ContextBarItem } from "@platform/protocol/resources/codeChannel.ts";
import { selectCodeCommands } from "../../storage/queries/codeChannels.ts";
import { selectCodeViews } from "../../storage/queries/codeViews.ts";
import { accessReadableCodeChannel, type CodeChannelRow } from "../access/accessCodeChannel.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import type { ReadContext } from "../context.ts";
import { showCodeView } from "./codeView.ts";
import { findCodeAgent } from "./findCodeCommand.ts";

/** What clients show of a code channel besides its messages; nothing for an ordinary channel. */
export async function readCodeChannel(
  ctx: ReadContext,
  channelId: string,
): Promise<Outcome<{ codeChannel: CodeChannel | undefined }, "channel_not_found">> {
  const seen = await accessReadableCodeChannel(ctx, channelId);
  if (!seen.ok) return seen;
  const { channel, code } = seen;
  if (!code) return succeed({ codeChannel: undefined });
  const commands = await offeredCommands(ctx, channel);
  const views = await selectCodeViews(ctx.db, channel.key);
  const codeChannel = {
    channel: channel.id,
    app_id: code.app_id,
    ...(code.origin_channel_id !== null &&
      code.origin_ts !== null && { origin: { channel: code.origin_channel_id, ts: code.origin_ts } }),
    context_bar_items: itemsOf(code),
    ...(code.summary_ts !== null && {
      summary_message: {
        message_ts: code.summary_ts,
        ...(code.summary_thread_ts !== null && { thread_ts: code.summary_thread_ts }),
      },
    }),
    agent_resource: JSON.parse(code.resource) as AgentResource,
    commands: commands.map((row) => ({
      command: `/${row.name}`,
      description: row.description,
      usage_hint: row.argument_hint,
      app_id: row.app_id,
    })),
    views: views.map(showCodeView),
  };
  return succeed({ codeChannel });
}

/** Without those of apps that would not receive them any more. */
async function offeredCommands(ctx: ReadContext, channel: SeenChannelRow) {
  const commands = await selectCodeCommands(ctx.db, channel.key);
  const appIds = [...new Set(commands.map((row) => row.app_id))];
  const agents = await Promise.all(appIds.map((appId) => findCodeAgent(ctx, appId, channel.team_id)));
  const ids = new Set(agents.map((agent) => agent?.app.id));
  return commands.filter((row) => ids.has(row.app_id));
}

export function itemsOf({ context_bar_items: items }: Pick<CodeChannelRow, "context_bar_items">): ContextBarItem[] {
  return JSON.parse(items) as ContextBarItem[];
}
