import { limits } from "@platform/protocol";

/**
 * Any origin may call the Web API, because only a token that the caller sends with the request grants anything. Cookies
 * grant nothing there, and `access-control-allow-credentials` is never sent, so a page cannot act for its visitor.
 */
export const corsHeaders: readonly string[] = [
  "access-control-allow-origin",
  "*",
  "access-control-expose-headers",
  "retry-after, x-slack-req-id, x-oauth-scopes, x-accepted-oauth-scopes",
];

/** The answer to a preflight. The asterisk covers every header but `authorization`, which has to be named. */
export const preflightHeaders: readonly string[] = [
  ...corsHeaders,
  "access-control-allow-methods",
  "GET, POST",
  "access-control-allow-headers",
  "authorization, content-type, *",
  "access-control-max-age",
  String(limits.preflight_s),
  "allow",
  "GET, POST, OPTIONS",
];
