import { limits, type Refusal, refuse } from "@platform/protocol";
import { Busboy } from "@fastify/busboy";
import type { BodyCode } from "./body.ts";

/** A file part, as the methods that take files see it. */
export interface FilePart {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
}

type AddPart = (name: string, value: string | FilePart) => Refusal<BodyCode> | undefined;

/**
 * Parts of a multipart body, in order. One client begins the body with an empty line before the first boundary;
 * the grammar allows a preamble, and so does this.
 */
export function readMultipart(body: Buffer, contentType: string, add: AddPart): Promise<Refusal<BodyCode> | undefined> {
  const parser = openParser(contentType);
  if (!parser) return Promise.resolve(refuse("invalid_form_data", "multipart/form-data without a usable boundary"));
  return new Promise((resolve) => {
    let fault: Refusal<BodyCode> | undefined;
    const tooMany = () => {
      fault ??= refuse("invalid_arguments", `more than ${limits.arg_count_max} arguments`);
    };
    const cutOff = () => resolve(refuse("invalid_form_data", "the multipart body is cut off or malformed"));
    parser.on("field", (name, value) => {
      fault ??= add(name, value);
    });
    parser.on("file", (name, stream, fileName, _encoding, mimeType) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", cutOff);
      stream.on("end", () => {
        fault ??= add(name, { fileName: fileName || "Untitled", mimeType, bytes: Buffer.concat(chunks) });
      });
    });
    parser.on("fieldsLimit", tooMany);
    parser.on("filesLimit", tooMany);
    parser.on("error", cutOff);
    parser.on("finish", () => resolve(fault));
    parser.end(body);
  });
}

function openParser(contentType: string): InstanceType<typeof Busboy> | undefined {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fields: limits.arg_count_max,
        files: limits.arg_count_max,
        fieldNameSize: limits.arg_name_chars_max + 1,
        fieldSize: limits.body_bytes_max,
      },
    });
  } catch {
    return undefined;
  }
}
