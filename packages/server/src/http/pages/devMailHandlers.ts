import type { FastifyRequest } from "fastify";
import { readCredentials } from "../credentials.ts";
import { devMailItemPage, devMailPage } from "./devMailPage.ts";
import { printDocument } from "./document.ts";
import type { Handler } from "./handler.ts";
import { letOwnPagesFrame, letOwnPagesIn, protect } from "./headers.ts";
import { answerNotFound } from "./notFound.ts";
import { pageTexts } from "./pageTexts.ts";
import { type DevServices, type PeopleServices, visitorOf } from "./peopleServices.ts";
import { returnQuery } from "./returnPath.ts";
import { isSameSecret } from "./sameSecret.ts";
import { sendPage } from "./send.ts";
import { go } from "./signInHandlers.ts";

export interface DevMailOptions {
  readonly people: PeopleServices;
  readonly devServices: DevServices;
  readonly baseUrl: () => string;
}

/** The mail that dev mode captures: for everyone who is signed in, as the controls are, and for holders of the control token. */
export function devMailHandlers({ people, devServices, baseUrl }: DevMailOptions) {
  const notFound = answerNotFound(baseUrl);
  const mayRead = async (request: FastifyRequest): Promise<boolean> => {
    const { bearer } = readCredentials(request.headers.authorization);
    if (bearer !== undefined) return isSameSecret(bearer, devServices.controlToken);
    return (await visitorOf(request, people)) !== undefined;
  };
  const forReaders =
    (answer: Handler): Handler =>
    async (request, reply) =>
      (await mayRead(request)) ? answer(request, reply) : go(reply, baseUrl(), `/sign-in${returnQuery(request.url)}`);
  const named = (request: FastifyRequest) => devServices.mail((request.params as { mail: string }).mail);

  const devMail = forReaders(async (_request, reply) =>
    sendPage(reply, baseUrl(), devMailPage(await devServices.mails())),
  );

  const devMailItem = forReaders(async (request, reply) => {
    const mail = await named(request);
    if (!mail) return notFound(request, reply);
    const text = printDocument(devMailItemPage(mail), pageTexts(request));
    letOwnPagesIn(protect(reply, baseUrl())).header("cache-control", "no-store").header("vary", "accept-language");
    return reply.type("text/html; charset=utf-8").send(text);
  });

  const devMailHtml = forReaders(async (request, reply) => {
    const mail = await named(request);
    if (!mail) return notFound(request, reply);
    // Its links lead the page around it, or they would open inside of the frame.
    const text = mail.html.replace("<head>", '<head><base target="_top">');
    return letOwnPagesFrame(protect(reply, baseUrl()))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(text);
  });

  const devMailJson: Handler = async (request, reply) => {
    protect(reply, baseUrl()).header("cache-control", "no-store").type("application/json; charset=utf-8");
    if (!(await mayRead(request))) return reply.code(401).send(JSON.stringify({ ok: false, error: "not_authed" }));
    const mails = (await devServices.mails()).map(({ dateMs, messageId, ...mail }) => ({
      ...mail,
      message_id: messageId,
      date_ms: dateMs,
    }));
    return reply.send(JSON.stringify({ ok: true, mails }));
  };

  return { devMail, devMailItem, devMailHtml, devMailJson };
}
