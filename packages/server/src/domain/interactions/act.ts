import { printTs } from "@platform/protocol";
import { selectOrg } from "../../storage/queries/teams.ts";
import type { InstalledApp } from "../access/appCaller.ts";
import { credentialsOf } from "../apps/credentials.ts";
import type { Caller } from "../caller.ts";
import type { Context, ReadContext } from "../context.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A person's action that an app has to receive. */
export interface Interaction {
  readonly kind: "interactive" | "slash_commands" | "block_suggestion";
  readonly payload: Fields;
}

/** What came back; the body is what the app said, as JSON or as text. */
export type Reply =
  | { readonly answered: true; readonly body: unknown }
  | { readonly answered: false; readonly why: string };

/** What a person acts in. How an app is reached is not for the domain to know. */
export interface ActContext extends Context {
  /** Where this server is reached, without a slash at the end. */
  readonly baseUrl: string;
  ask(appId: string, interaction: Interaction): Promise<Reply>;
  /** The same place for the app, when it answers. */
  as(caller: Caller): Context;
}

/** What every payload says: which app it is for, who acted, and where that person is at home. */
export async function commonFields(ctx: ReadContext, { app, isOrgWide }: InstalledApp): Promise<Fields> {
  const { caller } = ctx;
  const org = caller.orgId === undefined ? undefined : await selectOrg(ctx.db, caller.orgId);
  const ofOrg = org && { enterprise_id: org.id, enterprise_name: org.name };
  return {
    token: credentialsOf(ctx.secrets, app).verificationToken,
    api_app_id: app.id,
    team: { id: caller.teamId, domain: caller.teamDomain, ...ofOrg },
    user: { id: caller.userId, username: caller.userName, name: caller.userName, team_id: caller.teamId },
    enterprise: org ? { id: org.id, name: org.name } : null,
    is_enterprise_install: isOrgWide,
  };
}

export function actionTs({ nowMs }: Pick<ReadContext, "nowMs">): string {
  return printTs(nowMs * 1000);
}

/** The name of a conversation in payloads to apps; direct conversations have no name of their own. */
export function channelFields(channel: { readonly id: string; readonly name: string | null; readonly kind: string }) {
  const unnamed = channel.kind === "im" ? "directmessage" : "privategroup";
  return { id: channel.id, name: channel.name ?? unnamed };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
