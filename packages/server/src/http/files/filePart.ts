import { pipeline, type Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { limits } from "@platform/protocol";

/** A form that is not read to its end. */
export class MalformedForm extends Error {}

/**
 * The bytes that an upload carries: the first file part of a form, or the whole body whatever its type says, because
 * one client sends raw bytes under the name of a form. Nothing when a form has no file in it.
 */
export function uploadedBytes(
  request: Readable,
  contentType: string | undefined,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  // A reader that stops early still sends an answer, so the connection must stay open.
  const whole = () => request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  if (!/^\s*multipart\/form-data\b/i.test(contentType ?? "")) return Promise.resolve(whole());
  const parser = openParser(contentType ?? "");
  if (!parser) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    let first: Readable | undefined;
    parser.on("file", (_name, stream) => {
      if (first) stream.resume();
      else resolve((first = stream));
    });
    parser.on("partsLimit", () => {
      const fault = new MalformedForm(`more than ${limits.multipart_parts_max} parts`);
      // Destroying the parser would destroy the request with it, and the refusal could not be sent.
      request.unpipe(parser);
      first?.destroy(fault);
      reject(fault);
    });
    pipeline(request, parser, (error) => {
      // A part whose connection broke has no end of its own, and its reader would wait forever.
      if (error) first?.destroy(error);
      if (error) reject(error);
      else resolve(undefined);
    });
  });
}

function openParser(contentType: string): InstanceType<typeof Busboy> | undefined {
  try {
    const headers = { "content-type": contentType };
    return new Busboy({
      headers,
      limits: {
        parts: limits.multipart_parts_max,
        headerSize: limits.multipart_header_bytes_max,
        headerPairs: limits.multipart_header_pairs_max,
        fieldSize: limits.body_bytes_max,
      },
    });
  } catch {
    return undefined;
  }
}
