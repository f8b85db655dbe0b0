import type { FastifyRequest } from "fastify";
import { forThoseInside } from "./accountHandlers.ts";
import { emailConfirmPage, emailOverPage, emailPage, type EmailView } from "./emailPage.ts";
import { readForm } from "./form.ts";
import { messagePage } from "./messagePage.ts";
import { answerNotFound } from "./notFound.ts";
import { sendPage } from "./send.ts";
import { type AccountOptions, go, refuseTry } from "./signInHandlers.ts";

/** A new address of a person's own account. Without mail nothing could be confirmed, and there are no such pages. */
export function emailHandlers(options: AccountOptions) {
  const { people, log, baseUrl, sendsMail } = options;
  const notFound = answerNotFound(baseUrl);
  if (!sendsMail) {
    return {
      showEmail: notFound,
      requestEmail: notFound,
      resendEmail: notFound,
      cancelEmail: notFound,
      showEmailConfirm: notFound,
      confirmEmail: notFound,
    };
  }
  const pageOf = async (userId: string, view: Omit<EmailView, "userId" | "email">) =>
    emailPage({ ...view, userId, email: (await people.ownEmail(userId)).email });

  const showEmail = forThoseInside(options, async ({ userId }, _request, reply) =>
    sendPage(reply, baseUrl(), await pageOf(userId, {})),
  );

  const requestEmail = forThoseInside(options, async ({ userId, session }, request, reply) => {
    const form = readForm(request);
    const next = form("email");
    const requested = await people.requestEmailChange({ userId, session, email: next, password: form("password") });
    if (!requested.ok) {
      const fault = requested.error;
      log.info({ fault, user: userId }, "change of an address refused");
      return sendPage(refuseTry(reply, waitFor(fault)), baseUrl(), await pageOf(userId, { next, fault }));
    }
    log.info({ user: userId }, "a new address waits for its confirmation");
    return go(reply, baseUrl(), "/account?done=email-sent");
  });

  const resendEmail = forThoseInside(options, async ({ userId }, _request, reply) => {
    const sent = await people.resendEmailChange(userId);
    if (sent.ok) return go(reply, baseUrl(), "/account?done=email-sent");
    const fault = sent.error;
    return sendPage(refuseTry(reply, waitFor(fault)), baseUrl(), await pageOf(userId, { fault }));
  });

  const cancelEmail = forThoseInside(options, async ({ userId }, _request, reply) => {
    await people.cancelEmailChange(userId);
    log.info({ user: userId }, "change of an address canceled");
    return go(reply, baseUrl(), "/account?done=email-canceled");
  });

  const showEmailConfirm = forThoseInside(options, async ({ userId }, request, reply) => {
    const email = await people.confirmation(userId, keyOf(request));
    if (email === undefined) return sendPage(reply.code(404), baseUrl(), emailOverPage);
    return sendPage(reply, baseUrl(), emailConfirmPage(userId, request.url, email));
  });

  const confirmEmail = forThoseInside(options, async ({ userId }, request, reply) => {
    const confirmed = await people.confirmEmailChange({ userId, key: keyOf(request) });
    if (confirmed.ok) {
      log.info({ user: userId }, "a new address was confirmed");
      return go(reply, baseUrl(), "/account?done=email-confirmed");
    }
    const { error } = confirmed;
    log.info({ fault: error, user: userId }, "a new address was not confirmed");
    if (error === "link_over") return sendPage(reply.code(404), baseUrl(), emailOverPage);
    const page = messagePage(({ email }) => ({ title: email.confirmTitle, paragraphs: [email.faults[error]] }));
    return sendPage(reply.code(409), baseUrl(), page);
  });

  return { showEmail, requestEmail, resendEmail, cancelEmail, showEmailConfirm, confirmEmail };
}

const waitFor = (fault: string): string => (fault === "too_many_mails" ? "too_many_tries" : fault);

function keyOf(request: FastifyRequest): string {
  return (request.params as { readonly key: string }).key;
}
