import { scopeSentences } from "@platform/protocol";
import type { NewGrant } from "../../../packages/server/src/domain/tokens/openGrant.ts";
import { nobody } from "../../../packages/server/src/domain/caller.ts";
import { methods } from "../../../packages/server/src/methods/registry.ts";
import type { Actor, Workspace } from "../../../packages/server/testkit/workspace.ts";
import { configOf } from "./furnishApps.ts";
import { openToken } from "./openToken.ts";

/** The tokens that one caller holds, by kind. */
export type Tokens = Readonly<Partial<Record<"user" | "bot" | "config" | "app", string>>>;

export type Cast = ReturnType<typeof castOf>;

/** People and apps of the seed, with tokens. */
export function castOf(world: Workspace) {
  const { dev, platform, clock } = world;
  const person = (name: string) => {
    const found = dev.users.find((user) => user.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return { id: found.id, teamId: found.team_id };
  };
  const grant = async (more: NewGrant) => {
    const { token } = await platform.store.write(openToken, { caller: nobody, nowMs: clock.nowMs() }, more);
    return token;
  };
  const own = async (name: string): Promise<Actor> => {
    const { id, teamId } = person(name);
    const scopes = Object.keys(scopeSentences);
    const shape = { kind: "user", appId: null, installationId: null, rotating: false } as const;
    return world.actor(await grant({ ...shape, teamId, userId: id, scopes }), id);
  };
  const app = (name: string) => {
    const found = dev.apps.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    const bot = world.actor(found.bot_token ?? "");
    return { appId: found.id, bot, teamId: found.team_id, appToken: found.app_token ?? "" };
  };
  const config = (name: string) => configOf(world, person(name));
  return {
    world,
    grant,
    own,
    app,
    config,
    person,
    id: (name: string) => person(name).id,
    channel: (name: string) => dev.channels[name] ?? "",
    tokens: async (name: string) => ({ user: (await own(name)).token, config: (await config(name)).token }),
    /** A token that the circle's own app holds for a person, with some of all scopes. */
    async narrow(name: string, isKept: (scope: string) => boolean): Promise<string> {
      const { id: userId, teamId } = person(name);
      const scopes = Object.keys(scopeSentences).filter(isKept);
      const installed = await installationOf(world, app("Circle App").appId);
      return grant({ kind: "user", ...installed, teamId, userId, rotating: false, scopes });
    },
  };
}

async function installationOf(world: Workspace, appId: string) {
  const { db } = world.platform.store;
  const row = await db.selectFrom("installations").selectAll().where("app_id", "=", appId).executeTakeFirstOrThrow();
  return { appId, installationId: row.id, botUserId: row.bot_user_id ?? "" };
}

/** One token of a bot and one of a person for every scope that opens a method, and for none. */
export async function minimalTokens(cast: Cast): Promise<(scope: string | undefined) => Tokens> {
  const { botUserId, ...installed } = await installationOf(cast.world, cast.app("Minimal App").appId);
  const { id: userId, teamId } = cast.person("carol");
  const made = new Map<string, Tokens>();
  for (const scope of new Set(["", ...[...methods.values()].map((method) => method.scopes[0] ?? "")])) {
    const shape = { ...installed, teamId, rotating: false, scopes: scope === "" ? [] : [scope] };
    const bot = await cast.grant({ ...shape, kind: "bot", userId: botUserId });
    made.set(scope, { bot, user: await cast.grant({ ...shape, kind: "user", userId }) });
  }
  return (scope = "") => made.get(scope) ?? {};
}
