import { limits } from "@platform/protocol";
import type { DevDescription, RateSetting } from "@platform/server";
import { boltApp } from "./boltApp.ts";
import { type PlatformTime, timeText } from "./timeText.ts";

export interface DevBanner {
  readonly description: DevDescription;
  readonly links: readonly { readonly name: string; readonly role: string; readonly url: string }[];
  readonly path: string;
  readonly rates: RateSetting;
  readonly time: PlatformTime | undefined;
  readonly elapsedMs: number;
  readonly hasColours: boolean;
}

/** What a developer reads first: where it is, how to get in, where the tokens are, what to type next. */
export function devBanner({ description, links, path, rates, time, elapsedMs, hasColours }: DevBanner): string {
  const bold = (text: string) => (hasColours ? `\u001B[1m${text}\u001B[0m` : text);
  const width = Math.max(...links.map((link) => link.name.length));
  const roleWidth = Math.max(...links.map((link) => link.role.length));
  const rows = links.map((link) => `  ${link.name.padEnd(width)}  ${link.role.padEnd(roleWidth)}  ${link.url}`);
  return [
    "",
    `${bold("Platform")} is ready at ${bold(description.base_url)} after ${Math.round(elapsedMs)} ms.`,
    "",
    "Sign in as",
    ...rows,
    "",
    `API docs  ${description.base_url}/docs`,
    `Tokens    ${path}`,
    `Limits    ${rateText(rates)}`,
    // A user who has forgotten that time was moved would suspect their tokens.
    ...(time === undefined || time.ahead_ms === 0
      ? []
      : [`Clock     ${timeText(time)}; reset with platform state reset`]),
    "",
    `curl ${description.api_url}api.test`,
    "",
    // Only apps with a bot and a socket can run it; a seed file of one's own may have none.
    ...(description.apps.some((app) => app.app_token !== undefined && app.bot_token !== undefined)
      ? [
          "Your first app: save these lines as app.mjs, then npm install @slack/bolt and node app.mjs",
          "",
          ...boltApp(path),
          "",
        ]
      : []),
  ].join("\n");
}

/** An app that never met a limit here would meet its first one in earnest. */
function rateText(rates: RateSetting): string {
  if (rates === "strict") return "as documented";
  const words = rates === "generous" || rates === "off" ? rates : `${rates.factor} times the documented ones`;
  return `${words}; use --rates strict for the documented ones`;
}

export interface ProductionBanner {
  readonly url: string;
  readonly elapsedMs: number;
  readonly setupUrl: string | undefined;
  readonly owners: readonly { readonly name: string; readonly workspace: string; readonly url: string }[];
}

export function productionBanner({ url, elapsedMs, setupUrl, owners }: ProductionBanner): string {
  const ready = `Platform is ready at ${url} after ${Math.round(elapsedMs)} ms.\n`;
  const life = `once, within ${limits.one_time_link_life_s / 3600} hours`;
  if (setupUrl !== undefined) {
    return `${ready}\nThis server has no workspace yet. Create it and its first owner with this link, ${life}:\n\n  ${setupUrl}\n`;
  }
  if (owners.length === 0) return ready;
  const rows = owners.map(({ name, workspace, url: link }) => `  ${name} (${workspace})  ${link}`);
  return `${ready}\nThese owners have no password yet. They choose one with their link, ${life}:\n\n${rows.join("\n")}\n`;
}
