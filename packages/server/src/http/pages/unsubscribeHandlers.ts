import type { FastifyRequest } from "fastify";
import type { Logger } from "../../ports/log.ts";
import { cardPage } from "./cardPage.ts";
import type { LocalizedPage } from "./document.ts";
import type { Handler } from "./handler.ts";
import { html } from "./html.ts";
import { messagePage } from "./messagePage.ts";
import { answerNotFound } from "./notFound.ts";
import type { PeopleServices } from "./peopleServices.ts";
import { sendPage } from "./send.ts";

interface UnsubscribeOptions {
  readonly people: PeopleServices;
  readonly log: Logger;
  readonly baseUrl: () => string;
}

/**
 * Ends mails about unread messages, for holders of the link in one. Mail programs send the form themselves (RFC 8058): from
 * anywhere, without a session, and in whatever form. Opening the link changes nothing, because programs that check mail open it.
 */
export function unsubscribeHandlers({ people, log, baseUrl }: UnsubscribeOptions) {
  const notFound = answerNotFound(baseUrl);
  const linkOf = (request: FastifyRequest) => {
    const { user: userId, key } = request.params as { readonly user: string; readonly key: string };
    return people.mayUnsubscribe({ userId, key }) ? { userId, key } : undefined;
  };

  const showUnsubscribe: Handler = (request, reply) => {
    if (!linkOf(request)) return notFound(request, reply);
    return sendPage(reply, baseUrl(), unsubscribePage(request.url));
  };

  const unsubscribe: Handler = async (request, reply) => {
    const link = linkOf(request);
    if (!link) return notFound(request, reply);
    await people.endDigests(link.userId);
    log.info({ user: link.userId }, "mails about unread messages were ended by their link");
    return sendPage(reply, baseUrl(), unsubscribedPage);
  };

  return { showUnsubscribe, unsubscribe };
}

function unsubscribePage(action: string): LocalizedPage {
  return ({ email: { unsubscribe: text } }) =>
    cardPage(
      text.title,
      html`<p class="muted">${text.lead}</p>
        <form method="post" action="${action}">
          <button type="submit" class="primary">${text.button}</button>
        </form>`,
    );
}

const unsubscribedPage = messagePage(({ email }) => email.unsubscribe.done);
