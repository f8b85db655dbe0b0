import type { Logger } from "../../ports/log.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import type { IdentityServices } from "./identityServices.ts";

interface Options {
  readonly log: Logger;
  readonly baseUrl: () => string;
  readonly identities: IdentityServices;
}

/** Where identity providers say that a person has signed out there. No browser asks, so no page answers. */
export function providerLogoutHandlers({ log, baseUrl, identities }: Options) {
  const providerLogout: Handler = async (request, reply) => {
    const { provider } = request.params as { provider: string };
    const done = await identities.signOut({ providerId: provider, token: readForm(request)("logout_token") });
    protect(reply, baseUrl()).header("cache-control", "no-store");
    if (done.ok) {
      log.info({ provider, users: done.userIds.length }, "signed out by a provider");
      return reply.code(200).send();
    }
    const [why = done.error] = done.response_metadata?.messages ?? [];
    log.info({ provider, fault: done.error, why }, "logout token of a provider refused");
    // What a provider's own server answered is for the log.
    const error_description = done.error === "token_invalid" ? why : texts[done.error];
    return reply.code(400).send({ error: "invalid_request", error_description });
  };
  return { providerLogout };
}

const texts = {
  provider_not_found: "there is no such provider, or it is switched off",
  token_used: "the token was used before",
  provider_unreachable: "the keys of the provider cannot be read now",
  provider_refused: "the keys of the provider cannot be read now",
  provider_failed: "the keys of the provider cannot be read now",
} as const;
