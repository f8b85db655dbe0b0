import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { npmCommand } from "../../packages/cli/bin/fetchPackage.mjs";
import type { AgentStage } from "./agentStage.ts";
import { run } from "./installPacked.ts";
import type { ScriptedModel } from "./scriptedModel.ts";

export interface Template {
  readonly name: string;
  readonly folder: string;
  readonly manifest: { readonly features: Readonly<Record<string, unknown>>; readonly settings?: object };
}

/** The templates of apps in a folder, at most one folder deeper, or why there are none. */
export function findTemplates(): { readonly templates: readonly Template[] } | { readonly reason: string } {
  const root = process.env["PLATFORM_BOLT_TEMPLATES"];
  if (root === undefined) return { reason: "PLATFORM_BOLT_TEMPLATES names no folder with checkouts of templates" };
  const foldersIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .map(({ name }) => join(folder, name));
  const isTemplate = (folder: string): boolean =>
    ["app.js", "manifest.json", "package.json"].every((file) => existsSync(join(folder, file)));
  const folders = foldersIn(root).flatMap((folder) => [folder, ...foldersIn(folder)]);
  const templates = folders.filter(isTemplate).map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Template["manifest"];
    return { name: relative(root, folder), folder, manifest };
  });
  return templates.length > 0 ? { templates } : { reason: `${root} has no app.js beside a manifest.json` };
}

export interface RunningTemplate extends AsyncDisposable {
  /** What it has printed so far. */
  output(): string;
}

/** Runs a template as it is: its environment has everything that it needs to know. */
export async function startTemplate(
  { folder }: Template,
  stage: AgentStage,
  model: ScriptedModel,
): Promise<RunningTemplate> {
  if (!existsSync(join(folder, "node_modules"))) {
    const { program, args } = npmCommand();
    run(program, [...args, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  }
  const child = spawn(process.execPath, ["app.js"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      SLACK_BOT_TOKEN: stage.botToken,
      SLACK_APP_TOKEN: stage.appToken,
      SLACK_API_URL: stage.slackApiUrl,
      NODE_OPTIONS: `--import=${new URL("redirectSlack.mjs", import.meta.url).href}`,
      OPENAI_API_KEY: "a key that nobody checks",
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_AGENTS_DISABLE_TRACING: "1",
      ANTHROPIC_API_KEY: "a key that nobody checks",
      ANTHROPIC_BASE_URL: model.url,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const ended = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        printed += String(chunk);
        if (/is running!/.test(printed)) resolve();
      });
    child.once("exit", () => reject(new Error(`the template ended:\n${printed}`)));
  });
  return {
    output: () => printed,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
