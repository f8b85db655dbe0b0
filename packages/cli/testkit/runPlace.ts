import assert from "node:assert/strict";
import { createPlatform, type DevDescription, type Platform } from "@platform/server";
import type { HookProject } from "./hookProject.ts";
import { type CommandPlace, type RunningCommand, startCommand } from "./runningCommand.ts";

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
  readonly keyboard?: Pick<CommandPlace, "isInteractive" | "readKeys" | "openBrowser">;
}

export interface Reply {
  readonly reply?: { readonly answered: boolean; readonly body?: { readonly text?: string } };
}

/** A dev workspace, and `platform run` in projects that use it. */
export class RunPlace {
  readonly platform: Platform;
  readonly dev: DevDescription;

  private constructor(platform: Platform, dev: DevDescription) {
    this.platform = platform;
    this.dev = dev;
  }

  static async open(): Promise<RunPlace> {
    const platform = await createPlatform({ seed: "dev", dev: true, rates: "off" });
    await platform.listen();
    return new RunPlace(platform, await platform.describeDev());
  }

  runIn(
    project: HookProject,
    args: readonly string[] = [],
    { env: more = {}, isQuiet = true, keyboard = {} }: RunOptions = {},
  ): RunningCommand {
    const env = {
      PATH: process.env["PATH"],
      PLATFORM_TOKEN: this.dev.config_token,
      PLATFORM_BASE_URL: this.dev.base_url,
      PLATFORM_CONFIG_DIR: project.path("config"),
      ...more,
    };
    const command = ["run", ...(isQuiet ? ["--no-activity"] : []), ...args];
    return startCommand(command, { cwd: project.root, env, ...keyboard });
  }

  async sayCommand(command: string, text: string): Promise<Reply> {
    const place = { user: "alice", channel: this.dev.channels["general"] ?? "" };
    const answer = await this.platform.control("person.command", { ...place, command, text });
    assert.ok(answer?.ok, JSON.stringify(answer));
    return answer as unknown as Reply;
  }

  async ask(token: string | undefined, method: string, args: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.dev.base_url}/api/${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(args),
    });
    return (await response.json()) as Record<string, unknown>;
  }
}

/** An app with a slash command of its name. */
export const manifestNamed = (name: string) => ({
  display_information: { name },
  features: {
    bot_user: { display_name: name },
    slash_commands: [{ command: `/${name.toLowerCase()}`, description: "Asks the app." }],
  },
  oauth_config: { scopes: { bot: ["commands", "chat:write", "channels:history", "channels:join"] } },
  settings: { socket_mode_enabled: true, event_subscriptions: { bot_events: ["message.channels"] } },
});
