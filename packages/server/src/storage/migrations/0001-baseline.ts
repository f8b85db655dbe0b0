import type { Kysely } from "kysely";
import * as analytics from "./baseline/analytics.ts";
import * as apps from "./baseline/apps.ts";
import * as channels from "./baseline/channels.ts";
import * as events from "./baseline/events.ts";
import * as files from "./baseline/files.ts";
import * as governance from "./baseline/governance.ts";
import * as interactions from "./baseline/interactions.ts";
import * as messages from "./baseline/messages.ts";
import * as people from "./baseline/people.ts";
import * as search from "./baseline/search.ts";
import * as servers from "./baseline/servers.ts";
import * as tokens from "./baseline/tokens.ts";
import * as workflows from "./baseline/workflows.ts";
import * as workspaces from "./baseline/workspaces.ts";

/** A table comes after the tables that it references. */
const areas = [
  workspaces,
  people,
  apps,
  tokens,
  channels,
  messages,
  analytics,
  governance,
  files,
  events,
  servers,
  interactions,
  workflows,
  search,
];

/** The schema of the first release. It is frozen: `tests/storage/upgrades.spec.ts` compares it with a stored dump. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const area of areas) await area.up(db);
}
