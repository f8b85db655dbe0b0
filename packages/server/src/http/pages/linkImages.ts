import type { OpenBlob } from "../../ports/ports.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";

export interface LinkImageOptions {
  readonly baseUrl: () => string;
  /** An image of a preview; undefined when there is none of that name. */
  readonly openLinkImage: (name: string) => Promise<{ readonly blob: OpenBlob; readonly type: string } | undefined>;
}

const nameShape = /^[\w-]{16,64}\.[a-z]{3,4}$/;

/** Images of link previews. Browsers load them from here, so that the sites behind the links learn nothing about readers. */
export function sendLinkImage({ baseUrl, openLinkImage }: LinkImageOptions): Handler {
  return async (request, reply) => {
    const { name } = request.params as { name: string };
    const image = nameShape.test(name) ? await openLinkImage(name) : undefined;
    if (!image) {
      reply.callNotFound();
      return reply;
    }
    const { blob, type } = image;
    return protect(reply, baseUrl())
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cache-control", "private, max-age=31536000, immutable")
      .header("content-length", blob.size)
      .type(type)
      .send(blob.read(0, blob.size - 1));
  };
}
