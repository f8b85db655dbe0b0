import { type Recording, recordingVersion } from "@platform/protocol/recordings/recordingSchema.ts";
import { printTs } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectApp } from "../../storage/queries/apps.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectUser } from "../../storage/queries/users.ts";
import { createCreatedNames, type CreatedNames } from "./createdNames.ts";
import { type Directory, openDirectory } from "./directory.ts";
import { findEarlier } from "./earlierMessages.ts";
import { candidatesIn } from "./idTokens.ts";
import { createNormalize } from "./normalize.ts";
import type { OpenRecording, RecordedEntry } from "./recorder.ts";
import { createSteps } from "./steps.ts";

/** A recording as a file may hold it, with what its names stand for in this run. */
export interface BuiltRecording {
  readonly recording: Recording;
  readonly created: CreatedNames;
  readonly directory: Directory;
}

/** Turns what was recorded so far into steps without ids, times of day and secrets. */
export async function buildRecording(db: Db, open: OpenRecording, nowMs: number): Promise<BuiltRecording> {
  const directory = await openDirectory(db, open);
  const entries = open.entries.toSorted((a, b) => a.order - b.order);
  const texts = entries.map(textOf);
  await directory.learn([...candidatesIn(texts), ...(open.channelId === undefined ? [] : [open.channelId])]);
  const created = createCreatedNames();
  const normalize = createNormalize(directory, created);
  const users = await namesOf(db, open, entries);
  const earlier = await findEarlier(db, entries);
  const messages = Object.fromEntries(
    earlier.map(({ channelId, ts, text }) => [
      created.addEarlier(channelId, printTs(ts)),
      { channel: String(directory.nameOf(channelId)), text: String(normalize(text, channelId)) },
    ]),
  );
  const { steps, lastActionMs } = createSteps({ open, entries, created, directory, normalize, users });
  const app = await selectApp(db, open.appId);
  const team = await selectTeam(db, open.teamId);
  const used = JSON.stringify([steps, messages]);
  const channel = open.channelId === undefined ? undefined : directory.nameOf(open.channelId);
  const manifest = app && (JSON.parse(app.manifest) as { display_information?: { name?: string } });
  const recording: Recording = {
    version: recordingVersion,
    context: {
      workspace: team?.domain ?? "",
      app: app?.name ?? "",
      ...(manifest?.display_information?.name !== undefined && { manifest: manifest.display_information.name }),
      ...(channel !== undefined && { channel }),
      people: [...new Set([...actorsOf(steps), ...namesIn(used, /\{\{user:([^{}]+)\}\}/g)])].toSorted(),
      channels: namesIn(used, /\{\{channel:([^{}]+)\}\}/g),
      ...(earlier.length > 0 && { messages }),
    },
    ignore: [],
    lasts_ms: Math.max(0, nowMs - lastActionMs),
    steps,
  };
  return { recording, created, directory };
}

/** All texts of an entry that may contain ids. */
function textOf(entry: RecordedEntry): string {
  if (entry.kind === "act") return JSON.stringify(entry.args);
  if (entry.kind === "write") return "";
  if (entry.kind === "call") return `${JSON.stringify(entry.args)} ${entry.answer ?? ""}`;
  return `${entry.payload} ${"answer" in entry ? (entry.answer ?? "") : ""}`;
}

/** The names of all callers, by id. */
async function namesOf(
  db: Db,
  { teamId }: OpenRecording,
  entries: readonly RecordedEntry[],
): Promise<Map<string, string>> {
  const ids = new Set(entries.flatMap((entry) => (entry.kind === "call" ? [entry.caller.userId] : [])));
  const found = await Promise.all(
    [...ids].map(async (id): Promise<[string, string]> => [id, (await selectUser(db, teamId, id))?.name ?? ""]),
  );
  return new Map(found.filter(([, name]) => name !== ""));
}

function actorsOf(steps: Recording["steps"]): string[] {
  return steps.flatMap((step) => (step.kind === "action" && step.user !== undefined ? [step.user] : []));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].toSorted();
}
