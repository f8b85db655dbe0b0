import type { Secrets } from "../../ports/ports.ts";
import { type DevServices, type PeopleServices, visitorOf } from "./peopleServices.ts";
import { readForm } from "./form.ts";
import type { Handler } from "./handler.ts";
import { protect } from "./headers.ts";
import { isSameOrigin } from "./sameOrigin.ts";
import { readCookie, setCookie } from "./session.ts";
import { signInLink } from "./signIn.ts";

export interface DevControlOptions {
  readonly people: PeopleServices;
  readonly devServices: DevServices;
  readonly secrets: Secrets;
  readonly baseUrl: () => string;
}

/** What the developer pages of the client need besides the Web API; dev mode only. */
export function devControlHandlers({ people, devServices, secrets, baseUrl }: DevControlOptions) {
  /** The token of the controls, and whom one can act as. Any page elsewhere that got it could do everything here. */
  const benchSession: Handler = async (request, reply) => {
    protect(reply, baseUrl()).header("cache-control", "no-store");
    if (!isSameOrigin(request.headers, baseUrl())) return reply.code(403).send();
    const visitor = await visitorOf(request, people);
    if (!visitor) return reply.code(401).send();
    const persons = (await devServices.people()).map(({ id, name, realName, role, teams }) => ({
      id,
      name,
      real_name: realName,
      role,
      teams,
      link: signInLink(secrets, baseUrl(), { id, name, role }).url,
    }));
    const body = { control_token: devServices.controlToken, user_id: visitor.userId, people: persons };
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
  };

  /** Ends the session of this browser and starts one for another person. */
  const actAs: Handler = async (request, reply) => {
    protect(reply, baseUrl()).header("cache-control", "no-store");
    if (!isSameOrigin(request.headers, baseUrl())) return reply.code(403).send();
    if (!(await visitorOf(request, people))) return reply.code(401).send();
    const userId = readForm(request)("user");
    const userAgent = request.headers["user-agent"] ?? "";
    const session = await people.letIn(userId, { userAgent, instead: readCookie(request.headers.cookie) });
    if (session === undefined) return reply.code(404).send();
    return reply.header("set-cookie", setCookie(session)).code(204).send();
  };

  return { benchSession, actAs };
}
