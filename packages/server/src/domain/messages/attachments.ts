import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { attachmentColor } from "@platform/protocol/attachments/color.ts";
import { isPictureUrl } from "@platform/protocol/pictureUrl.ts";
import { workObject } from "../entities/entityAttachment.ts";
import { readNestedBlocks } from "./blocks.ts";

export type AttachmentsCode = "invalid_attachments" | "too_many_attachments";
type Attachment = Readonly<Record<string, unknown>>;

const noPreview = "[no preview available]";
/** Fields of a time before blocks, which cannot stand beside them. */
const legacyFields = ["id", "callback_id", "title", "fields", "actions"];

/** Attachments as they are stored: numbered, each with a fallback text, otherwise as received. */
export async function readAttachments(
  ctx: ReadContext,
  given: readonly unknown[],
): Promise<Outcome<{ attachments: readonly Attachment[] }, AttachmentsCode>> {
  if (given.length > limits.attachments_max) {
    return refuse("too_many_attachments", `no more than ${limits.attachments_max} items allowed`);
  }
  const attachments: Attachment[] = [];
  for (const [at, attachment] of given.entries()) {
    const pointer = `/attachments/${at}`;
    if (!isAttachment(attachment)) {
      return refuse("invalid_attachments", `must provide an object [json-pointer:${pointer}]`);
    }
    const shown = await readOne(ctx, attachment, at, pointer);
    if (!shown.ok) return shown;
    attachments.push(shown.attachment);
  }
  return succeed({ attachments });
}

async function readOne(
  ctx: ReadContext,
  attachment: Attachment,
  at: number,
  pointer: string,
): Promise<Outcome<{ attachment: Attachment }, "invalid_attachments">> {
  const { blocks: given, fallback, text } = attachment;
  if (given === undefined) return succeed({ attachment: complete(attachment, at, [fallback, text]) });
  const legacy = legacyFields.find((field) => field in attachment);
  if (legacy !== undefined) {
    return refuse("invalid_attachments", `invalid additional property: ${legacy} [json-pointer:${pointer}]`);
  }
  const read = await readNestedBlocks(ctx, given);
  if ("faults" in read) {
    const lines = read.faults.map((fault) => `${fault.message} [json-pointer:${pointer}${fault.pointer}]`);
    return refuse("invalid_attachments", ...lines);
  }
  return succeed({ attachment: { ...complete(attachment, at, [fallback, text, read.text]), blocks: read.blocks } });
}

/** Fields whose address a client loads by itself. */
const pictureFields = ["image_url", "thumb_url", "author_icon", "footer_icon", "service_icon"];

/** Without the pictures that no client may load; the rest of the attachment is shown all the same. */
function withPictures(attachment: Attachment): Attachment {
  const isUnsafe = (field: string) => attachment[field] !== undefined && !isPictureUrl(attachment[field]);
  if (!pictureFields.some(isUnsafe)) return attachment;
  return Object.fromEntries(
    Object.entries(attachment).filter(([field]) => !pictureFields.includes(field) || !isUnsafe(field)),
  );
}

function complete(given: Attachment, at: number, inWords: readonly unknown[]): Attachment {
  // Entities come in as metadata, where they are validated.
  const { [workObject]: _entity, ...attachment } = withPictures(given);
  const color = attachment["color"];
  const fallback = inWords.find((words) => typeof words === "string" && words !== "") ?? noPreview;
  const plainColor = typeof color === "string" ? { color: attachmentColor(color) } : {};
  return { ...attachment, id: at + 1, fallback, ...plainColor };
}

function isAttachment(value: unknown): value is Attachment {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
