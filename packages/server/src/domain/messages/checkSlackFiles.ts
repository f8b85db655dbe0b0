import type { BlockFault } from "@platform/protocol/blockkit/index.ts";
import type { SlackFile } from "@platform/protocol/objects/slack_file.ts";
import { accessFile } from "../access/accessFile.ts";
import type { ReadContext } from "../context.ts";
import { fileIdOf } from "../files/fileLinks.ts";

interface PlacedFile {
  readonly file: SlackFile;
  readonly pointer: string;
}

/**
 * The pictures in valid blocks that name a file which the author cannot see. A hidden file answers like a missing one.
 * The search follows every field, so a new block or element with a `slack_file` is covered from the start.
 */
export async function checkSlackFiles(
  ctx: ReadContext,
  blocks: unknown,
  /** The JSON pointer to the blocks. */
  root: string,
): Promise<BlockFault[]> {
  const faults: BlockFault[] = [];
  const visible = new Map<string | undefined, boolean>([[undefined, false]]);
  for (const { file, pointer } of slackFilesIn(blocks, root)) {
    const id = file.url === undefined ? file.id : fileIdOf(file.url);
    if (id !== undefined && !visible.has(id)) visible.set(id, (await accessFile(ctx, id)).ok);
    if (visible.get(id) !== true) faults.push({ message: "invalid slack file", pointer });
  }
  return faults;
}

/**
 * In the order of the document. With a stack of its own: the inputs of a workflow button may be nested deeper than calls
 * can be.
 */
function slackFilesIn(blocks: unknown, root: string): PlacedFile[] {
  const found: PlacedFile[] = [];
  const waiting: [value: object, pointer: string][] = isObject(blocks) ? [[blocks, root]] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, pointer] = next;
    // Rich text is the one place where unknown fields are allowed, and it holds no pictures.
    if ((value as { type?: unknown }).type === "rich_text") continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key === "slack_file") found.push({ file: inner as SlackFile, pointer: `${pointer}/slack_file` });
      else if (isObject(inner)) waiting.push([inner, `${pointer}/${key}`]);
    }
  }
  return found.toReversed();
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
