import { isLongerThan } from "../characters.ts";
import { limits } from "../limits.ts";
import { type Fields, isFields } from "../workflows/parameter.ts";
import { fieldsAt, scopesAt } from "./listsIn.ts";
import { escapePointer } from "./pointer.ts";
import type { Report } from "./report.ts";

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
/** The client writes these by itself, or they would say something else about the body or the connection. */
const ownHeader =
  /^(host|connection|content-.*|transfer-encoding|accept|accept-encoding|cookie|user-agent|x-slack-.*|mcp-.*|traceparent)$/i;

/** Servers with tools: the scope that opens them, the accounts they take, and the headers that they are sent. */
export function checkMcpServers(manifest: unknown, report: Report): void {
  const servers = Object.entries(fieldsAt(manifest, "mcp_servers") ?? {});
  // A longer list has been reported and is not read.
  if (servers.length === 0 || servers.length > limits.mcp_servers_max) return;
  if (!scopesAt(manifest, "bot").includes("mcp:connect")) {
    report.addFault("MCP servers require the bot scope mcp:connect", "/mcp_servers");
  }
  const providers = fieldsAt(manifest, "external_auth_providers", "oauth2") ?? {};
  for (const [key, server] of servers) {
    report.visited += 1;
    const pointer = `/mcp_servers/${escapePointer(key)}`;
    if (key === "" || isLongerThan(key, limits.mcp_server_key_chars_max)) {
      report.addFault(`keys have 1 to ${limits.mcp_server_key_chars_max} characters`, pointer);
    }
    if (!isFields(server)) continue;
    checkAccount(server, providers, pointer, report);
    checkHeaders(server, pointer, report);
  }
}

function checkAccount(server: Fields, providers: Fields, pointer: string, report: Report): void {
  const key = server["auth_provider_key"];
  if (server["auth_type"] === "manual_auth" && key === undefined) {
    report.addFault("manual_auth requires auth_provider_key", pointer);
  }
  if (typeof key === "string" && !Object.hasOwn(providers, key)) {
    report.addFault(`${key} is no provider of external_auth_providers.oauth2`, `${pointer}/auth_provider_key`);
  }
}

function checkHeaders(server: Fields, pointer: string, report: Report): void {
  const headers = server["headers"];
  if (!isFields(headers) || Object.keys(headers).length > limits.mcp_headers_max) return;
  const ownsAuthorization =
    server["auth_type"] === "manual_auth" || server["auth_type"] === "dynamic_client_registration";
  for (const name of Object.keys(headers)) {
    const at = `${pointer}/headers/${escapePointer(name)}`;
    if (!headerName.test(name)) report.addFault("is no name of a header", at);
    else if (ownHeader.test(name)) report.addFault("is a header that the platform sets by itself", at);
    else if (ownsAuthorization && /^authorization$/i.test(name)) {
      report.addFault("holds the token of the person with this auth_type", at);
    }
  }
}
