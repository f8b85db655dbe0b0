// Which function of a module handles what arrived, and with which arguments: as functions for this API are written.

import { clientOf } from "./client.js";
import { log } from "./console.js";

const exportNames = {
  block_actions: "blockActions",
  block_suggestion: "blockSuggestion",
  view_submission: "viewSubmission",
  view_closed: "viewClosed",
};

export async function handle(module, { body, context }) {
  const type = body.event?.type ?? body.type;
  const handler = type === "function_executed" ? module.default : pick(module, exportNames[type]);
  const chosen = handler ?? pick(module, "unhandledEvent");
  if (typeof chosen === "function") return (await chosen(argumentsOf(type, body, context))) ?? {};
  log("warn", `The function has no handler for ${type}.`);
  return {};
}

function pick(module, name) {
  return name === undefined ? undefined : (module.default?.[name] ?? module[name]);
}

function argumentsOf(type, body, context) {
  const token = body.event?.bot_access_token ?? body.bot_access_token ?? context.bot_access_token;
  return {
    body,
    token,
    env: context.variables,
    inputs: body.event?.inputs ?? body.function_data?.inputs ?? {},
    team_id: context.team_id,
    enterprise_id: context.enterprise_id ?? "",
    client: clientOf(token, context.variables.PLATFORM_API_URL),
    ...(type === "function_executed" ? { event: body.event } : {}),
    ...(body.actions ? { action: body.actions[0] } : {}),
    ...(body.view ? { view: body.view } : {}),
  };
}
