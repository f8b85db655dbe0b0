import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { limits, type Refusal, refuse } from "@platform/protocol";
import { Head } from "../ports/head.ts";
import type { Blobs } from "../ports/ports.ts";
import { addField, type Args, type BodyCode, type Decoded } from "./body.ts";
import { type FilePart, openMultipartParser } from "./multipart.ts";

/** Where the bytes of a file go that a caller may upload. */
export interface UploadTarget {
  readonly blobs: Blobs;
  readonly bytesMax: number;
}

/** Decides about a caller by the fields that came before the file: `token` and `team_id` belong there. */
type Admit = (args: Args) => Promise<UploadTarget | Refusal<string>>;

type Read = Decoded | Refusal<string>;

export interface UploadEvents {
  /** The caller may upload; from now on the file may take its time. */
  onAdmitted(): void;
  /** All of it has arrived, or it is refused. */
  onRead(): void;
}

class TooLarge extends Error {}

/**
 * A multipart form with a file of any size. The file goes to its place while it arrives and is never in memory as a
 * whole; before its first byte is kept, the caller is admitted.
 */
export class UploadForm {
  readonly #request: IncomingMessage;
  readonly #events: UploadEvents;
  isRead = false;
  #part: Promise<FilePart | Refusal<string>> | undefined;
  #blobs: Blobs | undefined;

  constructor(request: IncomingMessage, events: UploadEvents) {
    this.#request = request;
    this.#events = events;
  }

  /** Adds the fields of the form to the arguments. */
  async read(args: Args, admit: Admit): Promise<Read> {
    const read = await this.#parse(args, admit);
    this.isRead = true;
    this.#events.onRead();
    return read;
  }

  #parse(args: Args, admit: Admit): Promise<Read> {
    const parser = openMultipartParser(this.#request.headers["content-type"] ?? "", FIELD_BYTES);
    if (!parser) return Promise.resolve(refuse("invalid_form_data", "multipart/form-data without a usable boundary"));
    const fields: Args = Object.create(null);
    let left = limits.body_bytes_max + limits.snippet_bytes_max;
    let fileName = "";
    return new Promise((resolve, reject) => {
      const stop = (refusal: Refusal<string>): void => {
        // Destroying the parser would destroy the request with it, and the refusal could not be sent.
        this.#request.unpipe(parser);
        resolve(refusal);
      };
      parser.on("field", (name, value) => {
        left -= name.length + value.length;
        const fault = left < 0 ? tooLongFields : addField(fields, name, value);
        if (fault) stop(fault);
      });
      parser.on("file", (name, stream, givenName, _encoding, mimeType) => {
        stream.on("error", () => {});
        if (this.#part) return stop(oneFile);
        fileName = name;
        const about = { fileName: givenName || "Untitled", mimeType };
        this.#part = this.#keep(stream, about, Object.assign(Object.create(null), args, fields) as Args, admit);
        this.#part.then((part) => isRefusal(part) && stop(part), reject);
      });
      parser.on("partsLimit", () => stop(tooManyParts));
      pipeline(this.#request, parser, (error) => {
        if (error) return resolve(cutOff);
        Promise.resolve(this.#part).then((part) => {
          const fault = part && (isRefusal(part) ? part : addField(fields, fileName, part));
          resolve(fault ?? { args: Object.assign(args, fields), warnings: [] });
        }, reject);
      });
    });
  }

  async #keep(
    stream: Readable,
    about: Pick<FilePart, "fileName" | "mimeType">,
    args: Args,
    admit: Admit,
  ): Promise<FilePart | Refusal<string>> {
    const target = await admit(args);
    if (isRefusal(target)) return target;
    if (Number(this.#request.headers["content-length"] ?? 0) > target.bytesMax + limits.body_bytes_max) return tooLarge;
    this.#events.onAdmitted();
    this.#blobs = target.blobs;
    const head = new Head(limits.file_head_bytes_max);
    try {
      const { key, size } = await target.blobs.keep(watch(stream, target.bytesMax, head));
      return { ...about, bytes: head.bytes(), kept: { key, size } };
    } catch (error) {
      if (error instanceof TooLarge) return tooLarge;
      // The connection broke, and nobody reads the answer.
      if (this.#request.destroyed || stream.errored) return cutOff;
      throw error;
    }
  }

  /** Removes the bytes of a call that was refused. */
  async discard(): Promise<void> {
    const part = await this.#part?.catch(() => undefined);
    if (part && !isRefusal(part) && part.kept) await this.#blobs?.remove(part.kept.key);
  }
}

async function* watch(bytes: AsyncIterable<Uint8Array>, bytesMax: number, head: Head): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of bytes) {
    received += chunk.length;
    if (received > bytesMax) throw new TooLarge();
    head.add(chunk);
    yield chunk;
  }
}

function isRefusal(value: object): value is Refusal<string> {
  return "ok" in value;
}

/** One more than a snippet may have, so that a longer one is recognized. */
const FIELD_BYTES = limits.snippet_bytes_max + 1;

const tooLarge = refuse("post_contents_too_large");
const oneFile = refuse("invalid_arguments", "a call takes one file");
const tooLongFields = refuse("invalid_arguments", `the fields are longer than ${limits.body_bytes_max} bytes`);
const tooManyParts = refuse("invalid_arguments", `more than ${limits.multipart_parts_max} parts`);
const cutOff: Refusal<BodyCode> = refuse("invalid_form_data", "the multipart body is cut off or malformed");
