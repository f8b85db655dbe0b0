import type { MethodResult } from "@platform/protocol/contract/methods.ts";
import type { Actor, Workspace } from "./workspace.ts";

export type SharedFile = MethodResult<"files.info">["file"];

export interface Uploading {
  readonly name?: string;
  readonly bytes?: Buffer | string;
  readonly title?: string;
  readonly channels?: readonly string[];
  readonly threadTs?: string;
  readonly comment?: string;
  readonly snippetType?: string;
}

const listening = new WeakSet<Workspace>();

/** Starts the server of a workspace, unless it serves already: bytes come in by HTTP only. */
export async function serve(world: Workspace): Promise<string> {
  if (!listening.has(world) && world.platform.baseUrl === "http://localhost") await world.platform.listen();
  listening.add(world);
  return world.platform.baseUrl;
}

/** The first two steps of an upload; tells the id that the file will have. */
export async function sendBytes(world: Workspace, actor: Actor, uploading: Uploading = {}): Promise<string> {
  await serve(world);
  const { name = "notes.txt", bytes = "some notes\n", snippetType } = uploading;
  const body = Buffer.from(bytes);
  const { upload_url, file_id } = await actor.does("files.getUploadURLExternal", {
    filename: name,
    length: body.length,
    ...(snippetType === undefined ? {} : { snippet_type: snippetType }),
  });
  const answer = await fetch(upload_url, { method: "POST", body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`the upload was refused: ${answer.status} ${text}`);
  return file_id;
}

/** A whole upload: a file, and where it was shared. */
export async function upload(world: Workspace, actor: Actor, uploading: Uploading = {}): Promise<SharedFile> {
  const id = await sendBytes(world, actor, uploading);
  const { title, channels, threadTs, comment } = uploading;
  const { files } = await actor.does("files.completeUploadExternal", {
    files: [{ id, ...(title === undefined ? {} : { title }) }],
    ...(channels === undefined ? {} : { channels }),
    ...(threadTs === undefined ? {} : { thread_ts: threadTs }),
    ...(comment === undefined ? {} : { initial_comment: comment }),
  });
  const [file] = files;
  if (!file) throw new Error("nothing was completed");
  return file;
}

/** Requests the bytes of a file with a person's token. */
export function download(actor: Actor, url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers: { authorization: `Bearer ${actor.token}`, ...headers } });
}
