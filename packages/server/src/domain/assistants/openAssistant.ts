import { type Outcome, refuse } from "@platform/protocol";
import { accessReadableChannel } from "../access/accessMessage.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { Context } from "../context.ts";
import { findApp } from "../interactions/findActed.ts";
import type { AssistantThread } from "./assistantThread.ts";
import { startThread } from "./startThread.ts";

export type OpenAssistantCode = "app_not_found" | "assistant_not_enabled" | "channel_not_found";

/** Begins a thread with an app that is an assistant; until the app suggests others, its manifest says what to ask. */
export async function openAssistant(
  ctx: Context,
  { appId, besideId }: { readonly appId: string; readonly besideId: string | undefined },
): Promise<Outcome<{ channelId: string; threadTs: string }, OpenAssistantCode>> {
  const found = await findApp(ctx, appId);
  if (!found.ok) return found;
  const { app, caller: bot } = found.installed;
  const assistant = manifestOf(app).features?.assistant_view;
  if (!assistant) return refuse("assistant_not_enabled");
  if (besideId !== undefined && !(await accessReadableChannel(ctx, besideId)).ok) return refuse("channel_not_found");
  const prompts = assistant.suggested_prompts;
  const about: AssistantThread = prompts ? { suggested_prompts: { prompts } } : {};
  return ctx.write(startThread, { appId, bot, about, besideId });
}
