import { readPhotoName, readPictureName } from "@platform/protocol/pictures.ts";
import type { FastifyReply } from "fastify";
import type { OpenBlob } from "../../ports/ports.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { drawIdenticon } from "./identicon.ts";

export interface PictureOptions {
  readonly baseUrl: () => string;
  /** A size of a photo that a person uploaded; undefined when there is none of that name. */
  readonly openPhoto: (name: string, size: number) => Promise<OpenBlob | undefined>;
}

/** Pictures of people and apps. Their addresses are public, from any site: apps show them in their own pages. */
export function sendPicture({ baseUrl, openPhoto }: PictureOptions): Handler {
  const begin = (reply: FastifyReply, type: string): FastifyReply =>
    protect(reply, baseUrl())
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", "public, max-age=31536000, immutable")
      .type(type);

  return async (request, reply) => {
    const path = (request.params as { name: string }).name;
    const named = readPictureName(path);
    if (named) return begin(reply, "image/png").send(drawIdenticon(named.hash, named.size));
    const wanted = readPhotoName(path);
    const photo = wanted && (await openPhoto(wanted.name, wanted.size));
    if (!photo) {
      reply.callNotFound();
      return reply;
    }
    const type = path.endsWith(".png") ? "image/png" : "image/jpeg";
    return begin(reply, type)
      .header("content-length", photo.size)
      .send(photo.read(0, photo.size - 1));
  };
}
