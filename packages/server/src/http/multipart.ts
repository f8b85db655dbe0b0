import { limits, type Refusal, refuse } from "@platform/protocol";
import { Busboy } from "@fastify/busboy";
import type { KeptBlob } from "../ports/ports.ts";
import type { BodyCode } from "./body.ts";

/** A file part, as the methods that take files see it. */
export interface FilePart {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
  /** Where all of it is, when it was too large for memory; then `bytes` is only its beginning. */
  readonly kept?: KeptBlob;
}

type AddPart = (name: string, value: string | FilePart) => Refusal<BodyCode> | undefined;

/** Fed to the parser in one step, so that it goes no further than this beyond the limit. */
const sliceBytes = 4 * 1024;

/**
 * Parts of a multipart body, in order; parsing stops at the limit. One client begins the body with an empty line before the first boundary;
 * the grammar allows a preamble, and so does this.
 */
export function readMultipart(body: Buffer, contentType: string, add: AddPart): Promise<Refusal<BodyCode> | undefined> {
  const parser = openMultipartParser(contentType);
  if (!parser) return Promise.resolve(refuse("invalid_form_data", "multipart/form-data without a usable boundary"));
  return new Promise((resolve) => {
    let fault: Refusal<BodyCode> | undefined;
    let isOver = false;
    const tooMany = () => {
      isOver = true;
      resolve(refuse("invalid_arguments", `more than ${limits.multipart_parts_max} parts`));
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
    parser.on("partsLimit", tooMany);
    parser.on("error", cutOff);
    parser.on("finish", () => resolve(fault));
    feed(parser, body, () => isOver);
  });
}

/**
 * Gives the body to the parser slice by slice. In one piece the parser would go through all of it before it could be
 * stopped: it makes a stream for every part, also for those that it skips.
 */
function feed(parser: InstanceType<typeof Busboy>, body: Buffer, isOver: () => boolean, at = 0): void {
  if (isOver()) return;
  if (at >= body.length) return void parser.end();
  const end = at + sliceBytes;
  parser.write(body.subarray(at, end), () => feed(parser, body, isOver, end));
}

/** A parser with the limits of every multipart form; undefined when the content type names no boundary. */
export function openMultipartParser(
  contentType: string,
  fieldSize: number = limits.body_bytes_max,
): InstanceType<typeof Busboy> | undefined {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        parts: limits.multipart_parts_max,
        headerSize: limits.multipart_header_bytes_max,
        headerPairs: limits.multipart_header_pairs_max,
        fieldNameSize: limits.arg_name_chars_max + 1,
        fieldSize,
      },
    });
  } catch {
    return undefined;
  }
}
