import { type Outcome, refuse, succeed } from "@platform/protocol";
import { isBuiltinCommand } from "@platform/protocol/builtinCommands.ts";
import { selectOrg } from "../../storage/queries/teams.ts";
import { accessReadableChannel, type ReadableAccessCode } from "../access/accessMessage.ts";
import { runAndShowBuiltin, runBuiltin } from "../commands/runBuiltin.ts";
import { credentialsOf } from "../apps/credentials.ts";
import { findCodeCommand } from "../codeChannels/findCodeCommand.ts";
import { findThread } from "../messages/findThread.ts";
import { type ActContext, channelFields, type Reply } from "./act.ts";
import { answerAtOnce } from "./answerAtOnce.ts";
import { findFeature } from "./findFeature.ts";
import { openResponseUrls } from "./openResponseUrls.ts";
import { type DecodeAnswer, readAnswer } from "./readAnswer.ts";
import { messageInReply } from "./replyMessage.ts";
import { makeTriggerId } from "./trigger.ts";

export interface Command {
  /** With its slash. */
  readonly command: string;
  readonly text: string;
  readonly channelId: string;
  /** Any message of the thread in which it was typed. */
  readonly threadTs?: string | undefined;
  /** Whether the client shows the answer of a command of the platform, instead of Slackbot. */
  readonly isShownByClient?: boolean;
}

/** Whether something was shown for it, and if the app's answer could not be, why. */
export interface CommandResult {
  /** Nothing for a command of the platform itself. */
  readonly reply: Reply | undefined;
  readonly isShown: boolean;
  readonly why?: string;
  /** What the client has to show. */
  readonly text?: string | undefined;
}

type ThreadCode = "cannot_reply_to_message" | "not_supported_in_thread";

export type CommandCode = ReadableAccessCode | "command_not_found" | "not_in_channel" | ThreadCode;

/** Runs a command of the platform, or gives an app its command and shows what it answers at once. */
export async function runCommand(
  ctx: ActContext,
  given: Command,
  decodeAnswer: DecodeAnswer,
): Promise<Outcome<CommandResult, CommandCode>> {
  const seen = await accessReadableChannel(ctx, given.channelId);
  if (!seen.ok) return seen;
  if (!seen.channel.is_member) return refuse("not_in_channel");
  const { threadTs } = given;
  if (threadTs !== undefined && !(await findThread(ctx.db, seen.channel.key, threadTs))) {
    return refuse("cannot_reply_to_message");
  }
  const name = given.command.slice(1).toLowerCase();
  if (isBuiltinCommand(name)) {
    const run = given.isShownByClient
      ? { isShown: false, text: await runBuiltin(ctx, name, given) }
      : await runAndShowBuiltin(ctx, name, given);
    return succeed({ reply: undefined, ...run });
  }
  const installed =
    (await findCodeCommand(ctx, seen.channel, name)) ??
    (await findFeature(ctx, ({ slash_commands: commands = [] }) =>
      commands.some(({ command }) => command === given.command),
    ));
  if (!installed) return refuse("command_not_found", `no app here has ${given.command}`);
  // The payload has no field for a thread, so that an app could only answer elsewhere: in the channel, before everybody.
  if (threadTs !== undefined) return refuse("not_supported_in_thread");
  const { app, isOrgWide } = installed;
  const { teamId, teamDomain, userId, userName, orgId } = ctx.caller;
  const org = orgId === undefined ? undefined : await selectOrg(ctx.db, orgId);
  const channel = channelFields(seen.channel);
  const { paths } = await ctx.write(openResponseUrls, { places: [{ appId: app.id, channelId: channel.id }] });
  const payload = {
    token: credentialsOf(ctx.secrets, app).verificationToken,
    team_id: teamId,
    team_domain: teamDomain,
    ...(org && { enterprise_id: org.id, enterprise_name: org.name }),
    channel_id: channel.id,
    channel_name: channel.name,
    user_id: userId,
    user_name: userName,
    command: given.command,
    text: given.text,
    api_app_id: app.id,
    // It travels as a form, where everything is text.
    is_enterprise_install: String(isOrgWide),
    response_url: `${ctx.baseUrl}${paths[0]}`,
    trigger_id: makeTriggerId(ctx, { teamId, userId, appId: app.id, channelId: channel.id, viewId: undefined }),
  };
  const reply = await ctx.ask(app.id, { kind: "slash_commands", payload });
  if (!reply.answered) return succeed({ reply, isShown: false, why: reply.why });
  const said = messageInReply(reply.body);
  if (!said) return succeed({ reply, isShown: false });
  const decoded = decodeAnswer(said);
  if (!decoded.ok) return succeed({ reply, isShown: false, why: decoded.error });
  const asApp = ctx.as(installed.caller);
  const read = await readAnswer(asApp, decoded.payload);
  if (!read.ok) return succeed({ reply, isShown: false, why: read.error });
  const shown = await asApp.write(answerAtOnce, { channelId: channel.id, userId, answer: read.answer });
  return succeed(shown.ok ? { reply, isShown: true } : { reply, isShown: false, why: shown.error });
}
