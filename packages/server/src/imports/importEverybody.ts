import { type ImportedPerson, importPeople } from "../domain/imports/importPeople.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import { type ImportRun, writeOrFail } from "./importInto.ts";
import type { ExportLayout } from "./layout.ts";
import { readPeople } from "./readExport.ts";
import { readStranger } from "./readPerson.ts";

const peoplePerWrite = 200;

/** The people and bots of an export; tells the accounts of bots by their bot ids. */
export async function importEverybody(run: ImportRun, layout: ExportLayout): Promise<Map<string, string>> {
  const bots = new Map<string, string>();
  let batch: ImportedPerson[] = [];
  let done = 0;
  const write = async () => {
    await addPeople(run, batch);
    done += batch.length;
    batch = [];
    run.watch.onProgress({ step: "people", done, of: done });
  };
  for await (const person of readPeople(layout, run.report, run.keepsRoles)) {
    if (person.botId !== undefined) bots.set(person.botId, person.id);
    batch.push(person);
    if (batch.length === peoplePerWrite) await write();
  }
  if (batch.length > 0) await write();
  return bots;
}

/** Deactivated accounts for people whom the export names but does not list. */
export async function importStrangers(
  run: ImportRun,
  named: ReadonlyMap<string, JsonObject | undefined>,
): Promise<void> {
  const missing = [...named].filter(([id]) => !run.people.has(id));
  if (missing.length === 0) return;
  await addPeople(
    run,
    missing.map(([id, profile]) => readStranger(id, profile)),
  );
  run.report.count("strangers", missing.length);
}

async function addPeople(run: ImportRun, people: readonly ImportedPerson[]): Promise<void> {
  const { report, teamId } = run;
  const { added, renamed, withoutEmail } = await writeOrFail(run, importPeople, { teamId, people });
  for (const { id } of people) run.people.add(id);
  report.count("people_added", added.length);
  for (const { name, as } of renamed) report.lose("handle_taken", `${name} is now ${as}`);
  for (const id of withoutEmail) report.lose("address_taken", people.find((person) => person.id === id)?.email ?? id);
}
