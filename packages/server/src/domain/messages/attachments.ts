import { limits, type Outcome, refuse, succeed } from "@platform/protocol";

export type AttachmentsCode = "invalid_attachments" | "too_many_attachments";
type Attachment = Readonly<Record<string, unknown>>;

const noPreview = "[no preview available]";

/** Attachments as they are kept: numbered, each with a text for whoever cannot show it, otherwise as they came. */
export function readAttachments(
  given: readonly unknown[],
): Outcome<{ attachments: readonly Attachment[] }, AttachmentsCode> {
  if (given.length > limits.attachments_max) {
    return refuse("too_many_attachments", `no more than ${limits.attachments_max} attachments allowed`);
  }
  const attachments: Attachment[] = [];
  for (const [at, attachment] of given.entries()) {
    if (!isAttachment(attachment)) {
      return refuse("invalid_attachments", `must provide an object [json-pointer:/attachments/${at}]`);
    }
    attachments.push(complete(attachment, at));
  }
  return succeed({ attachments });
}

function complete(attachment: Attachment, at: number): Attachment {
  const { color, fallback, text } = attachment;
  const inWords = [fallback, text].find((words) => typeof words === "string" && words !== "") ?? noPreview;
  const plainColor = typeof color === "string" ? { color: color.replace(/^#/, "") } : {};
  return { ...attachment, id: at + 1, fallback: inWords, ...plainColor };
}

function isAttachment(value: unknown): value is Attachment {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
