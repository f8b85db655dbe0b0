import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Slack's command line on this machine, or why there is none. Its desktop client has a program of the same name. */
export function findSlackBinary(): { readonly path: string } | { readonly reason: string } {
  const path = process.env["SLACK_CLI_PATH"] ?? "slack";
  const asked = spawnSync(path, ["version", "--skip-update"], {
    encoding: "utf8",
    timeout: 10_000,
    env: { ...process.env, SLACK_DISABLE_TELEMETRY: "true" },
  });
  if (asked.error) return { reason: `${path} is not on the PATH; SLACK_CLI_PATH names it` };
  return /\bv\d+\.\d+\.\d+/.test(asked.stdout) ? { path } : { reason: `${path} is not Slack's command line` };
}

export interface SlackProject extends Disposable {
  run(args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string }>;
}

/** A project and a home of its own for the program, which talks to one server and trusts its certificate. */
export function slackProject(
  path: string,
  { url, certFile, manifest }: { readonly url: string; readonly certFile: string; readonly manifest: object },
): SlackProject {
  const home = mkdtempSync(join(tmpdir(), "platform-slack-"));
  const root = join(home, "app");
  mkdirSync(join(root, ".slack"), { recursive: true });
  writeFileSync(join(root, "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(root, ".slack", "hooks.json"), JSON.stringify({ hooks: { "get-manifest": "cat manifest.json" } }));
  writeFileSync(join(root, ".slack", "config.json"), JSON.stringify({ manifest: { source: "local" } }));
  const global = ["--skip-update", "--no-color", "--apihost", new URL(url).host];
  const env = { ...process.env, HOME: home, SSL_CERT_FILE: certFile, SLACK_DISABLE_TELEMETRY: "true" };
  return {
    async run(args) {
      const child = spawn(path, [...global, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
      let out = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (piece: string) => (out += piece));
      const code = await new Promise<number | null>((resolve, reject) =>
        child.once("error", reject).once("close", resolve),
      );
      return { code, out };
    },
    [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }),
  };
}
