import { selectImportedObjects } from "../storage/queries/exports.ts";
import { selectUsers } from "../storage/queries/users.ts";
import type { ExportRun } from "./exportSource.ts";
import { personJson } from "./personJson.ts";
import { slackArray } from "./slackJson.ts";
import { stopIfAsked } from "./watch.ts";

const pageSize = 500;

/** Everybody of the workspace, with bots and people who were deactivated. */
export async function exportPeople(run: ExportRun): Promise<void> {
  await run.output.addFile("users.json", slackArray(people(run)));
}

async function* people({ db, team, report, watch }: ExportRun): AsyncGenerator<unknown> {
  let done = 0;
  for (let afterId = ""; ;) {
    stopIfAsked(watch);
    const page = await selectUsers(db, { teamId: team.id, afterId, limit: pageSize });
    const ids = page.map(({ id }) => id);
    const imported = await selectImportedObjects(db, team.id, "user", ids);
    for (const user of page) {
      const json = imported.get(user.id);
      report.count(user.bot_id === null ? "people" : "bots");
      yield personJson(user, json === undefined ? undefined : (JSON.parse(json) as Readonly<Record<string, unknown>>));
    }
    done += page.length;
    watch.onProgress({ step: "people", done, of: done });
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    afterId = last.id;
  }
}
