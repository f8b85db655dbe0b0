import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { WebSocket } from "ws";
import { findLeaks } from "../flows/canaryPlaces.ts";
import { sharedStoreKinds } from "../storage/storeKinds.ts";
import { temporaryFolder } from "./dataFolder.ts";
import { eventually } from "./eventually.ts";
import { startServer } from "./serverProcess.ts";

const main = fileURLToPath(new URL("../../packages/cli/src/main.ts", import.meta.url));
const operatorToken = "operator-4f1c0b7a5d2e9836-operator-token";

interface DevFile {
  readonly users: readonly {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly token: string;
    readonly id: string;
    readonly team_id: string;
  }[];
  readonly channels: Readonly<Record<string, string>>;
  readonly apps: readonly {
    readonly id: string;
    readonly client_id: string;
    readonly client_secret: string;
    readonly signing_secret: string;
    readonly bot_token?: string;
    readonly app_token?: string;
  }[];
  readonly config_token: string;
  readonly config_refresh_token: string;
  readonly control_token: string;
  readonly webhook_url: string;
}

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly id?: string;
  readonly call?: string;
  readonly result?: string;
  readonly verb?: string;
  readonly route?: string;
  readonly status?: number;
  readonly duration_ms?: number;
  readonly user?: string;
  readonly team?: string;
  readonly app?: string;
  readonly address?: string;
  readonly socket?: string;
}

/** A server as operators run it, without dev mode, and what it prints on each stream. */
async function production(flags: readonly string[]) {
  const args = [main, "serve", "--port", "0", "--rates", "off", "--operator-token", operatorToken, ...flags];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout?.on("data", (chunk: Buffer) => (out += String(chunk)));
  child.stderr?.on("data", (chunk: Buffer) => (err += String(chunk)));
  const exit = once(child, "exit");
  await eventually("the server is ready", async () => / is ready at \S+ /.test(out));
  const url = (/ is ready at (\S+) /.exec(out)?.[1] ?? "").replace("localhost", "127.0.0.1");
  return {
    url,
    out: () => out,
    err: () => err,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

for (const kind of sharedStoreKinds) {
  for (const level of ["info", "debug"]) {
    describe(`the request log of a server process at level ${level} on ${kind.name}`, { skip: kind.skip }, () => {
      test("has a line for each call, page and socket, and no secret in any", async () => {
        await using place = await kind.fresh();
        using folder = temporaryFolder("log");
        const dataFolder = place.location.kind === "file" ? dirname(place.location.path) : folder.path;
        const database = place.location.kind === "postgres" ? { databaseUrl: place.location.url } : {};
        let dev: DevFile;
        {
          await using seeded = await startServer({ dataFolder, ...database });
          dev = seeded.dev as unknown as DevFile;
        }
        await using server = await production([
          "--data",
          dataFolder,
          "--log-level",
          level,
          ...("databaseUrl" in database ? ["--database-url", database.databaseUrl] : []),
        ]);
        const used = await useEverySecret(server.url, dev);
        await eventually("all lines are there", async () => /"call":"api\.test"/.test(server.err()));

        const lines = server
          .err()
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line) as Line);
        assert.deepEqual(findLeaks({ stderr: server.err(), stdout: server.out() }, used.secrets), []);
        checkLines(lines, dev, used.requests);
      });
    });
  }
}

function checkLines(lines: readonly Line[], dev: DevFile, requests: number): void {
  const levels = new Set(lines.map(({ level }) => level));
  assert.deepEqual(
    [...levels].filter((level) => !["debug", "info", "warn"].includes(level)),
    [],
  );
  const answered = lines.filter(({ msg }) => msg === "call" || msg === "page");
  assert.equal(answered.filter(({ level }) => level === "info").length, requests);
  for (const line of answered) {
    assert.equal(typeof line.duration_ms, "number", JSON.stringify(line));
    assert.match(line.id ?? "", /^\w{8,}/);
    assert.equal(line.address, "127.0.0.1");
  }
  const alice = dev.users.find(({ name }) => name === "alice");
  const posts = lines.filter(({ call }) => call === "chat.postMessage");
  const [by] = posts;
  assert.deepEqual([by?.result, by?.status, by?.user, by?.team], ["ok", 200, alice?.id, alice?.team_id]);
  assert.ok(posts.some(({ app }) => app === dev.apps[0]?.id));
  assert.ok(lines.some(({ call, result }) => call === "auth.test" && result === "invalid_auth"));
  assert.ok(lines.some(({ call }) => call === "unknown_method"));
  assert.ok(lines.some(({ socket, app, result }) => socket === "app" && app === dev.apps[0]?.id && result === "ok"));
  const routes = lines
    .filter(({ msg }) => msg === "page")
    .map(({ verb, route, status }) => `${verb} ${route} ${status}`);
  for (const route of [
    "POST /services/:teamId/:id/:secret 200",
    "POST /files/upload/:ticket 200",
    "POST /sign-in 303",
    "POST /sign-in 401",
    "POST /control/* 200",
    "POST /control/* 401",
    "GET /* 404",
    "GET /enter 404",
  ]) {
    assert.ok(routes.includes(route), `${route} is not in ${routes.join(", ")}`);
  }
  const account = lines.find(({ route, user }) => route === "/account" && user === alice?.id);
  assert.ok(account, "the page of a signed-in person names them");
}

/** Sends every kind of secret in every place where a client may put it. */
async function useEverySecret(url: string, dev: DevFile) {
  const alice = dev.users.find(({ name }) => name === "alice") ?? assert.fail();
  const [app = assert.fail()] = dev.apps;
  const [botToken = "", appToken = "", general = ""] = [app.bot_token, app.app_token, dev.channels["general"]];
  let requests = 0;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    requests++;
    const response = await fetch(url + path, { redirect: "manual", ...init });
    await response.clone().arrayBuffer();
    return response;
  };
  const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: url },
  });
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

  const [word, wrong, pasted, search] = [
    "quicksilver-7391",
    "wrong-password-5512",
    "xoxp-55551111-abcdefabcdef",
    "needle-8842",
  ];
  const post = { channel: general, text: word };
  await ask("/api/chat.postMessage", form({ ...post, token: alice.token }));
  await ask(`/api/chat.postMessage?token=${botToken}`, form(post));
  await ask("/api/auth.test", { headers: bearer(botToken) });
  await ask("/api/auth.test", { headers: bearer(pasted) });
  await ask(`/api/${pasted}`);
  await ask(`/${pasted}`);
  await ask(`/api/search.messages?query=${search}`, { headers: bearer(alice.token) });
  await ask(
    "/api/oauth.v2.access",
    form({ client_id: app.client_id, client_secret: app.client_secret, code: "1234567890.abcdef-code" }),
  );
  await ask("/api/tooling.tokens.rotate", form({ refresh_token: dev.config_refresh_token }));
  await ask("/api/apps.manifest.export", { headers: bearer(dev.config_token) });
  await ask("/control/clock.get", { method: "POST", headers: bearer(operatorToken), body: "{}" });
  await ask("/control/clock.get", { method: "POST", headers: bearer(dev.control_token), body: "{}" });

  await ask("/sign-in", form({ login: alice.email, password: wrong }));
  const entered = await ask("/sign-in", form({ login: alice.email, password: alice.password }));
  const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  assert.notEqual(cookie, "");
  await ask("/account", { headers: { cookie } });
  await ask("/enter?key=enter-key-99887766");

  const upload = (await (
    await ask(`/api/files.getUploadURLExternal?filename=a.txt&length=${word.length}`, { headers: bearer(botToken) })
  ).json()) as { upload_url: string; file_id: string };
  const ticket = new URL(upload.upload_url).pathname;
  await ask(ticket, { method: "POST", body: word });
  await ask(
    "/api/files.completeUploadExternal",
    form({ token: botToken, files: JSON.stringify([{ id: upload.file_id }]) }),
  );

  const hook = new URL(dev.webhook_url).pathname;
  await ask(hook, { method: "POST", body: JSON.stringify({ text: word }) });
  await ask(hook);

  const opened = (await (
    await ask("/api/apps.connections.open", { method: "POST", headers: bearer(appToken) })
  ).json()) as {
    url: string;
  };
  const socketUrl = new URL(opened.url);
  const socket = new WebSocket(`${url.replace("http", "ws")}${socketUrl.pathname}${socketUrl.search}`);
  await once(socket, "message");
  socket.close();
  await once(socket, "close");
  await ask("/healthz").then(() => requests--);
  await ask("/api/api.test");

  const secrets = {
    "a token of a person": [alice.token],
    "a bot token": [botToken],
    "an app-level token": [appToken],
    "a pasted token": [pasted],
    "a configuration token": [dev.config_token, dev.config_refresh_token],
    "a control token": [dev.control_token, operatorToken],
    "a client secret": [app.client_secret, app.signing_secret],
    "a password": [alice.password, wrong],
    "a session": [cookie.split("=")[1] ?? assert.fail()],
    "a code": ["1234567890.abcdef-code", "enter-key-99887766"],
    "an upload": [ticket.split("/").at(-1) ?? assert.fail()],
    "a webhook": [hook.split("/").at(-1) ?? assert.fail()],
    "a socket": [[...socketUrl.searchParams.values()][0] ?? assert.fail()],
    "a text": [word],
    "a search": [search],
  };
  return { requests, secrets };
}
