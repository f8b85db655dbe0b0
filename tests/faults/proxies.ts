import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "../../packages/server/testkit/selfSigned.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./freePort.ts";

const folder = process.env["PLATFORM_TEST_PROXIES"];

/** Why tests behind proxies do not run here. Under CI they always run. */
export const proxiesSkip: string | false =
  folder || process.env["CI"] === "true" ? false : "PLATFORM_TEST_PROXIES is not set";

export const proxyKinds = ["caddy", "nginx"] as const;
export type ProxyKind = (typeof proxyKinds)[number];

export interface Proxy extends AsyncDisposable {
  readonly port: number;
}

interface Place {
  readonly home: string;
  readonly port: number;
  readonly upstream: number;
}

/** The example of the guide with the ports and files of this test; an example that is written otherwise fails. */
function configurationOf(kind: ProxyKind, { home, port, upstream }: Place): string {
  const file = kind === "caddy" ? "Caddyfile" : "nginx.conf";
  const example = readFileSync(new URL(`../../packaging/${file}`, import.meta.url), "utf8");
  const [cert, key] = [join(home, "cert.pem"), join(home, "key.pem")];
  const replaced = (text: string, changes: readonly (readonly [string, string])[]) =>
    changes.reduce((done, [from, to]) => {
      if (!done.includes(from)) throw new Error(`The example for ${kind} has no ${from}.`);
      return done.replace(from, to);
    }, text);
  const server = ["127.0.0.1:8065", `127.0.0.1:${upstream}`] as const;
  if (kind === "caddy") {
    const site = `${selfSigned.name}:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`;
    return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${replaced(example, [["chat.example.com {", site], server])}`;
  }
  const live = "/etc/letsencrypt/live/chat.example.com";
  const http = replaced(example, [
    ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
    ["chat.example.com", selfSigned.name],
    [`${live}/fullchain.pem`, cert],
    [`${live}/privkey.pem`, key],
    server,
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  return `daemon off;\npid ${home}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join("\n")}\n${http}}\n`;
}

function start(kind: ProxyKind, home: string): ChildProcess {
  const file = join(home, "configuration");
  const [program, args] =
    kind === "caddy"
      ? (["usr/bin/caddy", ["run", "--adapter", "caddyfile", "--config", file]] as const)
      : (["usr/sbin/nginx", ["-p", home, "-e", "stderr", "-c", file]] as const);
  return spawn(join(folder ?? "", program), args, {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** A real proxy, set up as in the guide, in front of a server on this machine. */
export async function startProxy(kind: ProxyKind, upstream: number): Promise<Proxy> {
  if (!folder) throw new Error("PLATFORM_TEST_PROXIES must name a folder with nginx and Caddy under CI.");
  const home = mkdtempSync(join(tmpdir(), `${kind}-`));
  const port = await freePort();
  writeFileSync(join(home, "cert.pem"), selfSigned.cert);
  writeFileSync(join(home, "key.pem"), selfSigned.key);
  writeFileSync(join(home, "configuration"), configurationOf(kind, { home, port, upstream }));
  const child = start(kind, home);
  let printed = "";
  child.stderr?.on("data", (chunk: Buffer) => (printed += String(chunk)));
  const ended = once(child, "exit");
  const isOpen = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${kind} ended:\n${printed}`);
    const socket = connect(port, "127.0.0.1");
    const isConnected = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return isConnected;
  };
  await eventually(`${kind} accepts connections`, isOpen);
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
