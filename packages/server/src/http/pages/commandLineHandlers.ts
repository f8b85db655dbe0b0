import type { FastifyRequest } from "fastify";
import { forThoseInside } from "./accountHandlers.ts";
import { challengePage, commandLinePage, deadTicketPage, guestTicketPage } from "./commandLinePage.ts";
import { visitorAs } from "./peopleServices.ts";
import { sendPage } from "./send.ts";
import type { AccountOptions } from "./signInHandlers.ts";

/** The page where a person approves that a CLI may act for them. */
export function commandLineHandlers(options: AccountOptions) {
  const { people, log, baseUrl } = options;

  const showCommandLine = forThoseInside(options, async (session, request, reply) => {
    const { user, team } = await visitorAs(session, people).ask("auth.test");
    const { teamId, userId } = session;
    const workspaces = await people.workspaces(userId);
    const others = workspaces.filter(({ id }) => id !== teamId);
    const approver = { teamId, userId, name: String(user), team: String(team) };
    return sendPage(reply, baseUrl(), commandLinePage(pathOf(request), approver, others));
  });

  const approveCommandLine = forThoseInside(options, async (session, request, reply) => {
    const { ticket } = request.params as { ticket: string };
    const approved = await people.approveTicket(session, ticket);
    if (!approved.ok) {
      if (approved.error === "user_is_restricted") return sendPage(reply.code(403), baseUrl(), guestTicketPage);
      return sendPage(reply.code(410), baseUrl(), deadTicketPage);
    }
    log.info({ user: session.userId }, "command line approved");
    return sendPage(reply, baseUrl(), challengePage(approved.challenge));
  });

  return { showCommandLine, approveCommandLine };
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}
