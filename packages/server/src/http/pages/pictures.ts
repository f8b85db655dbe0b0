import { readPictureName } from "@platform/protocol/pictures.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { drawIdenticon } from "./identicon.ts";

/** Pictures of people and apps. Their addresses are public, from any site: apps show them in their own pages. */
export function sendPicture(baseUrl: () => string): Handler {
  return (request, reply) => {
    const named = readPictureName((request.params as { name: string }).name);
    if (!named) {
      reply.callNotFound();
      return reply;
    }
    return protect(reply, baseUrl())
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", "public, max-age=31536000, immutable")
      .type("image/png")
      .send(drawIdenticon(named.hash, named.size));
  };
}
