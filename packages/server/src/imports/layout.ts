import { StartFailure } from "../ports/failures.ts";
import type { ArchiveEntry } from "./archive/archive.ts";
import { isJson } from "./archive/archiveLimits.ts";

export type ConversationKind = "public" | "private" | "im" | "mpim";

/** Which file of an export lists which kind of conversation. */
const lists: Readonly<Record<string, ConversationKind>> = {
  "channels.json": "public",
  "groups.json": "private",
  "mpims.json": "mpim",
  "dms.json": "im",
};

const peopleFiles = ["users.json", "org_users.json"];

/** The files of an export, or of one workspace of an org-wide export, by what they hold. */
export interface ExportLayout {
  readonly people: readonly ArchiveEntry[];
  readonly conversations: readonly { readonly kind: ConversationKind; readonly entry: ArchiveEntry }[];
  /** The days of each conversation in order, by folder: its name, or its id. */
  readonly folders: ReadonlyMap<string, readonly ArchiveEntry[]>;
  /** Bytes of attached files by file id, as slackdump adds them. */
  readonly attachments: ReadonlyMap<string, ArchiveEntry>;
  /** JSON without a place of its own, such as logs of integrations and canvases. */
  readonly others: readonly ArchiveEntry[];
  /** Files that are neither JSON nor attachments. */
  readonly unknown: readonly ArchiveEntry[];
  /** The folders of the workspaces of an org-wide export. */
  readonly workspaces: readonly string[];
}

const day = /^([^/]+)\/(\d{4}-\d{2}-\d{2}\.json)$/;
/** Three ways in which slackdump names attached files, after the id of the file. */
const attachment = /^(?:__uploads\/(F[A-Z0-9]+)\/[^/]+|[^/]+\/(?:attachments\/)?(F[A-Z0-9]{6,})-[^/]*)$/;
const nested = /^teams\/([^/]+)\/(.+)$/;
/** What a Mac adds to archives. */
const debris = /(^|\/)(__MACOSX\/|\.DS_Store$|\._)/;

/** Sorts the entries of an export. `workspace` names a workspace of an org-wide export. */
export function readLayout(entries: readonly ArchiveEntry[], workspace?: string): ExportLayout {
  const root = rootOf(entries);
  const own: [path: string, entry: ArchiveEntry][] = [];
  const workspaces = new Set<string>();
  for (const entry of entries) {
    if (!entry.path.startsWith(root) || debris.test(entry.path)) continue;
    const path = entry.path.slice(root.length);
    const inside = nested.exec(path);
    if (inside?.[1] !== undefined) workspaces.add(inside[1]);
    if (workspace === undefined ? !inside : inside?.[1] === workspace) own.push(relative(entry, inside?.[2] ?? path));
    // Everybody of the org is listed at its root.
    else if (workspace !== undefined && peopleFiles.includes(path)) own.push(relative(entry, path));
  }
  if (workspace !== undefined && !workspaces.has(workspace)) throw new StartFailure(noWorkspace(workspace, workspaces));
  return { ...sortEntries(own), workspaces: [...workspaces].toSorted() };
}

/** With its path inside of what is imported, whatever folder is around that. */
function relative(entry: ArchiveEntry, path: string): [path: string, entry: ArchiveEntry] {
  return [path, { ...entry, path }];
}

/** The folder that holds the lists: archives that were packed again have one around everything. */
function rootOf(entries: readonly ArchiveEntry[]): string {
  const roots = entries
    .filter(({ path }) => !debris.test(path))
    .flatMap(({ path }) => {
      const name = path.slice(path.lastIndexOf("/") + 1);
      return Object.hasOwn(lists, name) || peopleFiles.includes(name) ? [path.slice(0, path.length - name.length)] : [];
    });
  const shortest = roots.toSorted((a, b) => a.split("/").length - b.split("/").length)[0];
  if (shortest !== undefined) return shortest.replace(/teams\/[^/]+\/$/, "");
  throw new StartFailure(
    "This is no Slack export: it has none of users.json, channels.json, groups.json, mpims.json and dms.json.",
  );
}

function noWorkspace(workspace: string, workspaces: ReadonlySet<string>): string {
  if (workspaces.size === 0) return "The export is of one workspace. Omit --from-workspace.";
  const names = [...workspaces].toSorted().join(", ");
  return `The export has no workspace ${workspace}. Pass one of these with --from-workspace: ${names}.`;
}

function sortEntries(
  entries: readonly (readonly [path: string, entry: ArchiveEntry])[],
): Omit<ExportLayout, "workspaces"> {
  const people: ArchiveEntry[] = [];
  const conversations: ExportLayout["conversations"][number][] = [];
  const folders = new Map<string, [name: string, entry: ArchiveEntry][]>();
  const attachments = new Map<string, ArchiveEntry>();
  const others: ArchiveEntry[] = [];
  const unknown: ArchiveEntry[] = [];
  for (const [path, entry] of entries) {
    const kind = Object.hasOwn(lists, path) ? lists[path] : undefined;
    const [, folder, name] = day.exec(path) ?? [];
    const attached = attachment.exec(path);
    if (kind !== undefined) conversations.push({ kind, entry });
    else if (peopleFiles.includes(path)) people.push(entry);
    else if (folder !== undefined && name !== undefined) {
      const known = folders.get(folderKey(folder));
      if (known) known.push([name, entry]);
      else folders.set(folderKey(folder), [[name, entry]]);
    } else if (attached) attachments.set(attached[1] ?? attached[2] ?? "", entry);
    else (isJson(path) ? others : unknown).push(entry);
  }
  const sorted = [...folders].map(([folder, days]) => {
    return [folder, days.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)] as const;
  });
  return { people, conversations, folders: new Map(sorted), attachments, others, unknown };
}

/** A Mac writes accents as characters of their own. */
export function folderKey(name: string): string {
  return name.normalize("NFC");
}
