import { type Outcome, refuse } from "@platform/protocol";
import { type ActiveCode, openActiveServer } from "./activeServer.ts";
import { findServer } from "./findServers.ts";
import { listTools } from "./protocol/listTools.ts";
import { storeConsent } from "./storeConsent.ts";
import type { ToolContext } from "./toolContext.ts";

interface SetConsent {
  readonly appId: string;
  readonly serverKey: string;
  readonly tool: string;
  /** The description that the person has read, by its hash; undefined to be asked again before each call. */
  readonly allowed: string | undefined;
}

export type ConsentCode = ActiveCode | "tool_not_found" | "tool_changed";

/** Allows a tool for ever as the person has read about it, or takes that back, which needs nothing of the server. */
export async function setConsent(
  ctx: ToolContext,
  { allowed, ...named }: SetConsent,
): Promise<Outcome<object, ConsentCode>> {
  if (allowed === undefined) {
    const found = await findServer(ctx, named);
    return found.ok ? ctx.write(storeConsent, { ...named, allowed }) : found;
  }
  const opened = await openActiveServer(ctx, named);
  if (!opened.ok) return opened;
  const listed = await listTools(opened.conversation);
  await opened.conversation.end();
  if (!listed.ok) return listed;
  const tool = listed.tools.find(({ name }) => name === named.tool);
  if (!tool) return refuse("tool_not_found");
  if (tool.hash !== allowed) return refuse("tool_changed");
  const { url } = opened.server.definition;
  return ctx.write(storeConsent, { ...named, allowed: { url, hash: allowed } });
}
