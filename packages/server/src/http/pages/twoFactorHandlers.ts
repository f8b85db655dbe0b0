import type { FastifyReply, FastifyRequest } from "fastify";
import { forThoseInside } from "./accountHandlers.ts";
import { readForm } from "./form.ts";
import type { OwnSession } from "./peopleServices.ts";
import { returnPath, returnQuery } from "./returnPath.ts";
import { sendPage } from "./send.ts";
import { setCookie } from "./session.ts";
import { type AccountOptions, go, refuseTry } from "./signInHandlers.ts";
import { recoveryCodesPage, type TwoFactorFault, twoFactorPage } from "./twoFactorPage.ts";

/** Setting up a second factor, new recovery codes, and turning it off. Open to people who must enrol before they are signed in. */
export function twoFactorHandlers(options: AccountOptions) {
  const { people, log, baseUrl } = options;
  const page = "/account/two-factor";

  async function show(reply: FastifyReply, session: OwnSession, redirect: string, fault?: TwoFactorFault) {
    const factor = await people.secondFactor(session.userId);
    const isDue = session.due === "enrolment";
    return sendPage(reply, baseUrl(), twoFactorPage({ factor, isDue, redirect, ...(fault ? { fault } : {}) }));
  }

  function refuse(reply: FastifyReply, session: OwnSession, redirect: string, fault: TwoFactorFault) {
    log.info({ fault, user: session.userId }, "second factor refused");
    return show(refuseTry(reply, fault), session, redirect, fault);
  }

  const showTwoFactor = forThoseInside(
    options,
    (session, request, reply) => show(reply, session, returnPath((request.query as { redirect?: unknown }).redirect)),
    "enrolment",
  );

  const startTwoFactor = forThoseInside(
    options,
    async ({ userId }, request, reply) => {
      await people.startSecondFactor(userId);
      return go(reply, baseUrl(), page + returnQuery(redirectOf(request)));
    },
    "enrolment",
  );

  const confirmTwoFactor = forThoseInside(
    options,
    async (session, request, reply) => {
      const redirect = redirectOf(request);
      const confirmed = await people.confirmSecondFactor({ ...session, code: readForm(request)("code") });
      if (!confirmed.ok) return refuse(reply, session, redirect, confirmed.error);
      log.info({ user: session.userId }, "second factor turned on");
      reply.header("set-cookie", setCookie(confirmed.session));
      return sendPage(reply, baseUrl(), recoveryCodesPage(confirmed.codes, redirect, true));
    },
    "enrolment",
  );

  const removeTwoFactor = forThoseInside(options, async (session, request, reply) => {
    const { userId } = session;
    const removed = await people.removeSecondFactor(userId, readForm(request)("code"));
    if (!removed.ok) return refuse(reply, session, "/", removed.error);
    log.info({ user: userId }, "second factor turned off");
    const { requiredBy } = await people.secondFactor(userId);
    return go(reply, baseUrl(), requiredBy.length > 0 ? page : "/account?done=two-factor-off");
  });

  const renewCodes = forThoseInside(options, async (session, request, reply) => {
    const { userId } = session;
    const renewed = await people.renewRecoveryCodes(userId, readForm(request)("code"));
    if (!renewed.ok) return refuse(reply, session, "/", renewed.error);
    log.info({ user: userId }, "recovery codes made");
    return sendPage(reply, baseUrl(), recoveryCodesPage(renewed.codes, "/account", false));
  });

  return { showTwoFactor, startTwoFactor, confirmTwoFactor, removeTwoFactor, renewCodes };
}

function redirectOf(request: FastifyRequest): string {
  return returnPath(readForm(request)("redirect"));
}
