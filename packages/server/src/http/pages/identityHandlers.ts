import { forThoseInside } from "./accountHandlers.ts";
import { readBrowser } from "./browserCookie.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { confirmPage } from "./identityPage.ts";
import type { IdentityServices } from "./identityServices.ts";
import { messagePage } from "./messagePage.ts";
import { sessionOf, visitorAs } from "./peopleServices.ts";
import { returnQuery } from "./returnPath.ts";
import { sendPage } from "./send.ts";
import { type AccountOptions, go } from "./signInHandlers.ts";

export const confirmPath = "/account/identities/confirm";

/** Identities of providers on a person's own account. */
export function identityHandlers(options: AccountOptions & { readonly identities: IdentityServices }) {
  const { people, identities, log, baseUrl } = options;

  const showConfirm: Handler = async (request, reply) => {
    const session = await sessionOf(request, people);
    // The next page after signing in needs the whole address, which `forThoseInside` shortens.
    if (!session || session.due !== undefined)
      return go(reply, baseUrl(), `/sign-in${returnQuery(request.url)}&link=1`);
    const { pending } = request.query as { pending?: unknown };
    const sealed = typeof pending === "string" ? pending : "";
    const found = await identities.pending(sealed, readBrowser(request.headers.cookie));
    if (!found) return sendPage(reply.code(410), baseUrl(), overPage);
    const { user, team } = await visitorAs(session, people).ask("auth.test");
    const account = { userId: session.userId, name: String(user), team: String(team) };
    const { providerName: provider, claims } = found;
    const identity = claims.email === "" ? claims.subject : claims.email;
    return sendPage(reply, baseUrl(), confirmPage({ account, provider, identity, sealed }));
  };

  const confirmLink = forThoseInside(options, async (session, request, reply) => {
    const found = await identities.pending(readForm(request)("pending"), readBrowser(request.headers.cookie));
    if (!found) return sendPage(reply.code(410), baseUrl(), overPage);
    const { userId, providerId: sessionProviderId } = session;
    const { providerId, claims } = found;
    const linked = await identities.confirm({ providerId, claims, userId, sessionProviderId });
    if (!linked.ok) {
      log.info({ fault: linked.error, user: userId, provider: providerId }, "identity not linked");
      return sendPage(
        reply.code(403),
        baseUrl(),
        messagePage(({ providers }) => providers.confirmFaults[linked.error]),
      );
    }
    log.info({ user: userId, provider: providerId }, "identity linked");
    return go(reply, baseUrl(), "/account?done=linked");
  });

  const unlink = forThoseInside(options, async (session, request, reply) => {
    const form = readForm(request);
    const { userId } = session;
    const identity = { providerId: form("provider"), issuer: form("issuer"), subject: form("subject"), userId };
    if (await identities.unlink(identity))
      log.info({ user: userId, provider: identity.providerId }, "identity unlinked");
    return go(reply, baseUrl(), "/account?done=unlinked");
  });

  return { showConfirm, confirmLink, unlink };
}

const overPage = messagePage(({ providers }) => providers.faults.sign_in_over);
