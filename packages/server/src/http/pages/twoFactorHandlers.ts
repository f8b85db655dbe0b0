import type { FastifyReply, FastifyRequest } from "fastify";
import { forThoseInside } from "./accountHandlers.ts";
import { readForm } from "./form.ts";
import { returnPath, returnQuery } from "./returnPath.ts";
import { sendPage } from "./send.ts";
import { setCookie } from "./session.ts";
import { type AccountOptions, go, refuseTry } from "./signInHandlers.ts";
import { recoveryCodesPage, type TwoFactorFault, twoFactorPage } from "./twoFactorPage.ts";

/** Setting up a second factor, new recovery codes, and turning it off. Open to people who must enrol before they are signed in. */
export function twoFactorHandlers(options: AccountOptions) {
  const { people, log, baseUrl } = options;
  const page = "/account/two-factor";

  async function show(reply: FastifyReply, userId: string, redirect: string, fault?: TwoFactorFault) {
    const factor = await people.secondFactor(userId);
    return sendPage(reply, baseUrl(), twoFactorPage({ factor, redirect, ...(fault ? { fault } : {}) }));
  }

  function refuse(reply: FastifyReply, userId: string, redirect: string, fault: TwoFactorFault) {
    log.info({ fault, user: userId }, "second factor refused");
    return show(refuseTry(reply, fault), userId, redirect, fault);
  }

  const showTwoFactor = forThoseInside(
    options,
    ({ userId }, request, reply) => show(reply, userId, returnPath((request.query as { redirect?: unknown }).redirect)),
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
      if (!confirmed.ok) return refuse(reply, session.userId, redirect, confirmed.error);
      log.info({ user: session.userId }, "second factor turned on");
      reply.header("set-cookie", setCookie(confirmed.session));
      return sendPage(reply, baseUrl(), recoveryCodesPage(confirmed.codes, redirect, true));
    },
    "enrolment",
  );

  const removeTwoFactor = forThoseInside(options, async ({ userId }, request, reply) => {
    const removed = await people.removeSecondFactor(userId, readForm(request)("code"));
    if (!removed.ok) return refuse(reply, userId, "/", removed.error);
    log.info({ user: userId }, "second factor turned off");
    const { isRequired } = await people.secondFactor(userId);
    return go(reply, baseUrl(), isRequired ? page : "/account?done=two-factor-off");
  });

  const renewCodes = forThoseInside(options, async ({ userId }, request, reply) => {
    const renewed = await people.renewRecoveryCodes(userId, readForm(request)("code"));
    if (!renewed.ok) return refuse(reply, userId, "/", renewed.error);
    log.info({ user: userId }, "recovery codes made");
    return sendPage(reply, baseUrl(), recoveryCodesPage(renewed.codes, "/account", false));
  });

  return { showTwoFactor, startTwoFactor, confirmTwoFactor, removeTwoFactor, renewCodes };
}

function redirectOf(request: FastifyRequest): string {
  return returnPath(readForm(request)("redirect"));
}
