import { selectCodeCommands } from "../../storage/queries/codeChannels.ts";
import { accessInstalledApp, type InstalledApp } from "../access/appCaller.ts";
import type { ReadContext } from "../context.ts";
import { hasCodeChannels } from "./codeAgent.ts";

/** The agent that offers a command in this channel. */
export async function findCodeCommand(
  ctx: ReadContext,
  channel: { readonly key: number; readonly team_id: string; readonly is_code: number },
  name: string,
): Promise<InstalledApp | undefined> {
  if (channel.is_code !== 1) return undefined;
  const command = (await selectCodeCommands(ctx.db, channel.key)).find((row) => row.name === name);
  return command && findCodeAgent(ctx, command.app_id, channel.team_id);
}

/** An agent that receives commands, while it is installed and has code channels turned on. */
export async function findCodeAgent(
  ctx: ReadContext,
  appId: string,
  teamId: string,
): Promise<InstalledApp | undefined> {
  return (await hasCodeChannels(ctx, appId)) ? accessInstalledApp(ctx.db, appId, teamId) : undefined;
}
