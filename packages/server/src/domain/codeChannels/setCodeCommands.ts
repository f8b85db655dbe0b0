import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { replaceCodeCommands, selectCodeCommands } from "../../storage/queries/codeChannels.ts";
import { type CodeChannelCode, lockCodeChannel } from "../access/accessCodeChannel.ts";
import { defineOperation } from "../context.ts";
import { emitCodeChannel } from "./emitCodeChannel.ts";

export interface CodeCommand {
  /** Without the slash. */
  readonly name: string;
  readonly description: string;
  readonly argumentHint: string;
  readonly shouldEscape: boolean;
}

/** Replaces the commands that the calling agent offers in a code channel. */
export const setCodeCommands = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, commands }: { readonly channelId: string; readonly commands: readonly CodeCommand[] },
  ): Promise<Outcome<{ count: number }, CodeChannelCode | "too_many_commands" | "command_name_taken">> => {
    // The lock of the channel makes two agents take turns, so that they do not exceed the limit together.
    const seen = await lockCodeChannel(ctx, channelId);
    if (!seen.ok) return seen;
    const { channel } = seen;
    const { appId = "" } = ctx.caller;
    const others = (await selectCodeCommands(ctx.db, channel.key)).filter((row) => row.app_id !== appId);
    if (others.length + commands.length > limits.code_commands_max) return refuse("too_many_commands");
    const taken = commands.find(({ name }) => others.some((row) => row.name === name));
    if (taken) return refuse("command_name_taken", `another agent has /${taken.name} here`);
    const rows = commands.map((command, position) => ({
      channel_key: channel.key,
      name: command.name,
      app_id: appId,
      position,
      description: command.description,
      argument_hint: command.argumentHint,
      should_escape: command.shouldEscape ? 1 : 0,
    }));
    await replaceCodeCommands(ctx.db, { channelKey: channel.key, appId }, rows);
    await emitCodeChannel(ctx, channel);
    return succeed({ count: commands.length });
  },
);
