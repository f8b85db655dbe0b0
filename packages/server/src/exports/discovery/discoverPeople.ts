import { selectEntities } from "../../storage/queries/legalHolds.ts";
import { selectUsers } from "../../storage/queries/users.ts";
import { jsonLines } from "../jsonLines.ts";
import { stopIfAsked } from "../watch.ts";
import { addListed, dateText, type DiscoveryRun } from "./discoveryRun.ts";

const pageSize = 500;

/** Everybody of the workspace, because conversations name them; people on the hold are marked. */
export async function discoverPeople(run: DiscoveryRun): Promise<void> {
  await addListed(run, "people.jsonl", jsonLines(people(run, await readCustodians(run))));
}

async function* people({ db, team, watch, report }: DiscoveryRun, custodians: ReadonlySet<string>) {
  let done = 0;
  for (let afterId = ""; ;) {
    stopIfAsked(watch);
    const page = await selectUsers(db, { teamId: team.id, afterId, limit: pageSize });
    for (const user of page) {
      report.count(user.bot_id === null ? "people" : "bots");
      yield {
        id: user.id,
        name: user.name,
        real_name: user.real_name,
        display_name: user.display_name,
        email: user.email,
        title: user.title,
        role: user.role,
        is_bot: user.bot_id !== null,
        joined: dateText(user.joined_ms),
        deactivated: dateText(user.deactivated_ms),
        is_on_hold: custodians.has(user.id),
      };
    }
    watch.onProgress({ step: "people", done: (done += page.length), of: done });
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    afterId = last.id;
  }
}

async function readCustodians({ db, hold }: DiscoveryRun): Promise<Set<string>> {
  const ids = new Set<string>();
  if (!hold) return ids;
  for (let afterId = ""; ;) {
    const page = await selectEntities(db, hold.id, { afterId, limit: pageSize });
    for (const { user_id: id } of page) ids.add(id);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return ids;
    afterId = last.user_id;
  }
}
