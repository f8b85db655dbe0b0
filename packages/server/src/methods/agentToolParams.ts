import { limits, type Refusal, refuse } from "@platform/protocol";
import type { Caller } from "../domain/caller.ts";
import { placeErrors } from "./actParams.ts";
import type { MethodServices } from "./define.ts";
import { id, text } from "./params.ts";

export const toolAppParam = id({ object: "app", describe: "The app.", otherwise: "app_not_found" });

/** A server with tools, as a person's client names it. */
export const toolServerParams = {
  app_id: toolAppParam,
  server: text({
    describe: "The server, by its key in `mcp_servers` of the manifest.",
    maxLength: limits.mcp_server_key_chars_max,
    otherwise: "server_not_found",
  }),
};

export const toolParam = text({
  describe: "The name of the tool.",
  maxLength: limits.mcp_tool_name_chars_max,
  otherwise: "tool_not_found",
});

export const toolAppErrors = { app_not_found: placeErrors.app_not_found };

export const toolServerErrors = {
  ...toolAppErrors,
  server_not_found: "The manifest declares no such server, or the app was not granted `mcp:connect`.",
};

/** The refusals of everything that asks a server. */
export const askedServerErrors = {
  ...toolServerErrors,
  server_not_active: "The caller has not turned the server on: call `client.mcp.servers.set` first.",
  connection_required:
    "The server wants an account of the caller: open `connect_path` of `client.mcp.tools.list` in a browser.",
  server_unreachable: "The server does not answer, or not in time, or its address is not one that requests go to.",
  server_refused: "The server answered with an error, or with a redirect.",
  server_answer_invalid: "The answer of the server is not one of the protocol, or too large.",
  tool_not_found: "The server has no such tool.",
};

const quota = { perMinute: limits.mcp_requests_per_minute };

/** Counts a request to a server, also for people at their own client: it costs the server, and nobody there knows who asks. */
export function limitTools({
  caller,
  takeRate,
}: Pick<MethodServices, "takeRate"> & { readonly caller: Caller }): Refusal<"ratelimited"> | undefined {
  const waitS = takeRate(`tools ${caller.teamId} ${caller.userId}`, quota);
  return waitS === 0 ? undefined : refuse("ratelimited", `call again after ${waitS} seconds`);
}
