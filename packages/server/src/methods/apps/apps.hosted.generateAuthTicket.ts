import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { newTicket } from "../../domain/cliLogin/ticket.ts";
import { defineMethod } from "../define.ts";

export const appsHostedGenerateAuthTicket = defineMethod({
  name: "apps.hosted.generateAuthTicket",
  summary: "Starts the sign-in of a CLI.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: { perMinute: 60 },
  needs: ["nonce"],
  params: {},
  result: {
    ticket: Type.String({ description: "Means nothing until a person agrees to it." }),
    approve_url: Type.String({ description: "Where the person agrees, and is shown a challenge to type." }),
  },
  errors: {},
  notes: "`apps.hosted.exchangeAuthTicket` ends it, with the ticket and the challenge, within ten minutes.",
  examples: [{ title: "A ticket", params: {} }],
  async handler(ctx) {
    const ticket = newTicket(ctx.secrets, ctx.nonce(), ctx.nowMs);
    return succeed({ ticket, approve_url: `${ctx.baseUrl}/command-line/${ticket}` });
  },
});
