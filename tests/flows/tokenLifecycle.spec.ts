import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { limits } from "@platform/protocol";
import { StoppedClock } from "../../packages/server/testkit/workspace.ts";
import { answerCall } from "../../packages/server/src/http/call.ts";
import { createPlatform, type DevDescription, type Platform } from "../../packages/server/src/platform.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { type ModelToken, TokenModel } from "./tokenModel.ts";
import { roundsOf } from "../../scripts/testing/rounds.ts";

const sequenceCount = roundsOf("PLATFORM_SEQUENCES");
const seed = Number(process.env["PLATFORM_SEQUENCES_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

type Step =
  | { readonly do: "exchange" | "refresh" | "revoke" | "auth"; readonly pick: number }
  | { readonly do: "uninstall" | "restart" | "switch" }
  | { readonly do: "advance"; readonly seconds: number };

const grace = limits.refresh_grace_s;
const lifetime = limits.access_token_lifetime_s;
const pick = fc.nat({ max: 1_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("refresh" as const), pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("auth" as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("exchange" as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("revoke" as const), pick }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(1, grace - 1, grace, grace + 1, 3_600, lifetime - 1, lifetime)
      .map((seconds) => ({ do: "advance" as const, seconds })),
  },
  { weight: 3, arbitrary: fc.constant({ do: "switch" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "uninstall" as const }) },
);

/** Two servers on one file and one clock; every sequence has an app of its own. */
class World {
  readonly clock = new StoppedClock();
  readonly #folder: string;
  readonly #servers: Platform[] = [];
  #apps: DevDescription["apps"] = [];
  #at = 0;
  #server = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(appCount: number): Promise<void> {
    const scopes = ["chat:write"];
    const apps = Array.from({ length: appCount }, (_, at) => ({
      name: `App ${at}`,
      rotation: true,
      bot_scopes: scopes,
    }));
    const seedDocument = { workspaces: [{ name: "Acme", domain: "acme", users: [{ name: "alice" }], apps }] };
    for (let server = 0; server < 2; server++) {
      this.#servers.push(
        await createPlatform({ dataFolder: this.#folder, clock: this.clock, seed: seedDocument, rates: "off" }),
      );
    }
    this.#apps = (await this.#servers[0]?.describeDev())?.apps ?? [];
  }

  nextApp(): DevDescription["apps"][number] {
    const app = this.#apps[this.#at++];
    if (!app) throw new Error("more sequences were run than apps were planted");
    return app;
  }

  switch(): void {
    this.#server = 1 - this.#server;
  }

  async restart(): Promise<void> {
    await this.#servers[this.#server]?.stop();
    this.#servers[this.#server] = await createPlatform({ dataFolder: this.#folder, clock: this.clock, rates: "off" });
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  async call(
    method: string,
    params: Record<string, string>,
    token?: string,
  ): Promise<Record<string, string> & { code: string }> {
    const server = this.#servers[this.#server];
    if (!server) throw new Error("not started");
    const answer = await answerCall(server.callServices, {
      method,
      query: new URLSearchParams(params).toString(),
      contentType: undefined,
      body: undefined,
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      requestId: "model",
      address: () => "",
    });
    return { ...(JSON.parse(answer.text) as Record<string, string>), code: answer.code };
  }
}

async function follow(world: World, steps: readonly Step[]): Promise<void> {
  const app = world.nextApp();
  const client = { client_id: app.client_id, client_secret: app.client_secret };
  const model = new TokenModel(app.bot_token ?? "");
  const any = (at: number): ModelToken => model.tokens[at % model.tokens.length] as ModelToken;
  for (const next of steps) {
    const nowMs = world.clock.nowMs();
    switch (next.do) {
      case "advance":
        world.clock.advance({ seconds: next.seconds });
        break;
      case "switch":
        world.switch();
        break;
      case "restart":
        await world.restart();
        break;
      case "auth": {
        const token = any(next.pick);
        assert.equal((await world.call("auth.test", {}, token.text)).code, model.expectAuth(token, nowMs));
        break;
      }
      case "exchange":
        await exchange(world, client, model, any(next.pick));
        break;
      case "refresh":
        await refresh(world, client, model, any(next.pick));
        break;
      case "revoke": {
        const token = any(next.pick);
        const expected = model.expectRevoke(token, nowMs);
        assert.equal((await world.call("auth.revoke", {}, token.text)).code, expected);
        if (expected === "ok") model.revoked(token);
        break;
      }
      case "uninstall": {
        const [token] = model.active(nowMs);
        if (!token) break;
        assert.equal((await world.call("apps.uninstall", client, token.text)).code, "ok");
        model.end();
        break;
      }
    }
    assert.ok(model.active(world.clock.nowMs()).length <= limits.active_tokens_max);
    assert.ok(model.unusedRefreshTokens().length <= 1);
  }
  for (const token of model.tokens) {
    assert.equal((await world.call("auth.test", {}, token.text)).code, model.expectAuth(token, world.clock.nowMs()));
  }
}

type Client = Record<"client_id" | "client_secret", string>;

async function exchange(world: World, client: Client, model: TokenModel, token: ModelToken): Promise<void> {
  const expected = model.expectExchange(token);
  const answer = await world.call("oauth.v2.exchange", { ...client, token: token.text });
  assert.equal(answer.code, expected);
  if (expected !== "ok") return;
  model.isExchanged = true;
  model.issued(tokenSet(answer), world.clock.nowMs());
}

async function refresh(world: World, client: Client, model: TokenModel, token: ModelToken): Promise<void> {
  const nowMs = world.clock.nowMs();
  const expected = model.expectRefresh(token, nowMs);
  const answer = await world.call("oauth.v2.access", {
    ...client,
    grant_type: "refresh_token",
    refresh_token: token.text,
  });
  assert.equal(answer.code, expected === "same" ? "ok" : expected);
  if (expected === "invalid_refresh_token") return;
  const set = tokenSet(answer);
  const known = model.tokens.some((candidate) => candidate.text === set.refresh_token);
  assert.equal(known, expected === "same");
  if (expected === "ok") model.refreshed(token, set, nowMs);
}

function tokenSet(answer: Record<string, string>): { access_token: string; refresh_token: string } {
  return { access_token: answer["access_token"] ?? "", refresh_token: answer["refresh_token"] ?? "" };
}

test(`${sequenceCount} random lives of an installation follow the model [API-3.2, API-3.3, API-3.4, API-3.5, API-3.6, API-3.7, API-3.8, API-3.9, API-3.10, API-3.12, API-3.16]`, async (t) => {
  t.diagnostic(`PLATFORM_SEQUENCES_SEED=${seed}`);
  using folder = quickFolder("model");
  const world = new World(folder.path);
  await world.start(sequenceCount + 200);
  let sequence = 0;
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
    // A restart costs as much as a hundred steps, so it comes in one sequence of forty, in the middle.
    const middle = Math.floor(steps.length / 2);
    const lived = sequence++ % 40 === 0 ? steps.toSpliced(middle, 0, { do: "restart" }) : steps;
    await follow(world, [{ do: "exchange", pick: 0 }, ...lived]);
  });
  try {
    await fc.assert(property, { numRuns: sequenceCount, seed });
  } finally {
    await world.stop();
  }
});
