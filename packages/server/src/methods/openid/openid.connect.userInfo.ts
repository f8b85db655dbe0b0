import { succeed } from "@platform/protocol";
import { profilePictureSizes } from "@platform/protocol/pictures.ts";
import { Type } from "typebox";
import { readClaims } from "../../domain/openid/claims.ts";
import { defineMethod } from "../define.ts";
import { imagesOf } from "../redeemForPerson.ts";

const text = Type.Optional(Type.String());

const pictures = Object.fromEntries(
  profilePictureSizes.map((size) => [`https://slack.com/user_image_${size}`, text] as const),
);

export const openidConnectUserInfo = defineMethod({
  name: "openid.connect.userInfo",
  summary: "Returns who signed in to the app: the same claims as the id token.",
  http: "GET",
  tokens: ["user"],
  scopes: ["openid"],
  rate: 3,
  params: {},
  result: {
    sub: Type.String({ description: "The person's id." }),
    "https://slack.com/user_id": Type.String(),
    "https://slack.com/team_id": Type.String(),
    "https://slack.com/enterprise_id": text,
    email: Type.Optional(Type.String({ description: "With the scope `email`." })),
    email_verified: Type.Optional(Type.Boolean()),
    date_email_verified: Type.Optional(Type.Integer()),
    name: Type.Optional(Type.String({ description: "With the scope `profile`, as everything that follows." })),
    given_name: text,
    family_name: text,
    locale: text,
    picture: text,
    "https://slack.com/team_name": text,
    "https://slack.com/team_domain": text,
    "https://slack.com/enterprise_name": text,
    ...pictures,
  },
  errors: {},
  examples: [{ title: "Who signed in", params: {} }],
  async handler(ctx) {
    const { teamId, userId, scopes } = ctx.caller;
    return succeed(await readClaims(ctx, { teamId, userId, scopes }, (id) => imagesOf(id, ctx.baseUrl)));
  },
});
