import type { FastifyReply, FastifyRequest } from "fastify";
import { systemIds, type Clock } from "../../ports/ports.ts";
import { forThoseInside } from "./accountHandlers.ts";
import { readBrowser, setBrowser } from "./browserCookie.ts";
import { readForm } from "./form.ts";
import { protect } from "./headers.ts";
import { pageTexts } from "./pageTexts.ts";
import { type PasskeyFault, passkeyFaultText } from "./passkeyForm.ts";
import { passkeyPage } from "./passkeyPage.ts";
import { type OwnSession, visitorAs } from "./peopleServices.ts";
import { returnPath } from "./returnPath.ts";
import { sendPage } from "./send.ts";
import { setCookie } from "./session.ts";
import { type AccountOptions, go, refuseTry } from "./signInHandlers.ts";
import { recoveryCodesPage } from "./twoFactorPage.ts";

type Shown = Omit<Parameters<typeof passkeyPage>[0], "me" | "own" | "nowMs">;

/** The passkeys of an account. Open to people who must set up a second factor before they are signed in. */
export function passkeyHandlers(options: AccountOptions & { readonly clock: Clock }) {
  const { people, passkeys, log, baseUrl, clock } = options;

  async function show(reply: FastifyReply, session: OwnSession, shown: Shown) {
    const { user } = (await visitorAs(session, people).ask("users.info", { user: session.userId })) as {
      user?: { tz: string };
    };
    const own = await passkeys.own(session.userId);
    const me = { id: session.userId, tz: user?.tz ?? "UTC" };
    return sendPage(reply, baseUrl(), passkeyPage({ me, own, nowMs: clock.nowMs(), ...shown }));
  }

  function refuse(
    reply: FastifyReply,
    session: OwnSession,
    refused: { readonly error: PasskeyFault; readonly response_metadata?: unknown },
    redirect: string,
  ) {
    const { error: fault, response_metadata: why } = refused;
    log.info({ fault, user: session.userId, why }, "passkey refused");
    return show(refuseTry(reply, fault), session, { redirect, fault });
  }

  const showPasskeys = forThoseInside(
    options,
    (session, request, reply) => {
      const { redirect, done } = request.query as { redirect?: unknown; done?: unknown };
      const note = done === "added" || done === "removed" ? done : undefined;
      return show(reply, session, { redirect: returnPath(redirect), note });
    },
    "enrolment",
  );

  const beginPasskey = forThoseInside(
    options,
    async ({ userId }, request, reply) => {
      const browser = browserOf(request);
      const begun = await passkeys.begin({ userId, browser, password: readForm(request)("password") });
      return sendOptions(reply, { baseUrl: baseUrl(), browser, asked: begun });
    },
    "enrolment",
  );

  const addPasskey = forThoseInside(
    options,
    async (session, request, reply) => {
      const form = readForm(request);
      const redirect = returnPath(form("redirect"));
      const made = { name: form("name"), credential: form("credential"), browser: readBrowser(request.headers.cookie) };
      const added = await passkeys.add({ userId: session.userId, session: session.session, ...made });
      if (!added.ok) return refuse(reply, session, added, redirect);
      log.info({ user: session.userId }, "passkey added");
      if (added.codes.length === 0) return go(reply, baseUrl(), "/account/passkeys?done=added");
      reply.header("set-cookie", setCookie(added.session));
      return sendPage(reply, baseUrl(), recoveryCodesPage(added.codes, redirect, true));
    },
    "enrolment",
  );

  const removePasskey = forThoseInside(options, async (session, request, reply) => {
    const form = readForm(request);
    const { userId } = session;
    const removed = await passkeys.remove({ userId, credentialId: form("passkey"), password: form("proof") });
    if (!removed.ok) return refuse(reply, session, removed, "/");
    log.info({ user: userId }, "passkey removed");
    return go(reply, baseUrl(), "/account/passkeys?done=removed");
  });

  return { showPasskeys, beginPasskey, addPasskey, removePasskey };
}

/** The secret of the browser, a new one for a browser without. */
export function browserOf(request: FastifyRequest): string {
  return readBrowser(request.headers.cookie) || systemIds.unguessable();
}

interface Sent {
  readonly baseUrl: string;
  readonly browser: string;
  readonly asked:
    | { readonly ok: true; readonly options: object }
    | { readonly ok: false; readonly error: PasskeyFault };
}

/** What the script of the page hands to the device, or says to the person. */
export function sendOptions(reply: FastifyReply, { baseUrl, browser, asked }: Sent): FastifyReply {
  protect(reply, baseUrl).header("cache-control", "no-store").type("application/json; charset=utf-8");
  if (!asked.ok) {
    const text = passkeyFaultText(asked.error, pageTexts(reply.request));
    return refuseTry(reply, asked.error).send(JSON.stringify({ ok: false, error: asked.error, text }));
  }
  reply.header("set-cookie", setBrowser(browser));
  return reply.send(JSON.stringify({ ok: true, options: asked.options }));
}
