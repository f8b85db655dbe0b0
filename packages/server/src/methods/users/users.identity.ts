import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { accessSelf } from "../../domain/access/accessSelf.ts";
import { profilePicturesSchema } from "@platform/protocol/resources/user.ts";
import { presentPictures } from "../../present/picture.ts";
import { defineMethod } from "../define.ts";

export const usersIdentity = defineMethod({
  name: "users.identity",
  summary: "Returns the name and workspace of the signed-in person to an app.",
  http: "GET",
  tokens: ["user"],
  scopes: ["identity:read"],
  rate: 3,
  params: {},
  result: {
    user: Type.Object({
      id: Type.String(),
      name: Type.String({ description: "The name that others see, not the handle." }),
      email: Type.Optional(Type.String({ description: "Only with the scope `users:read.email`." })),
      ...profilePicturesSchema,
    }),
    team: Type.Object({ id: Type.String(), name: Type.String() }),
  },
  errors: {},
  examples: [{ title: "Who am I", params: {} }],
  async handler(ctx) {
    const { caller } = ctx;
    const self = await accessSelf(ctx);
    const { id, real_name: name, email } = self;
    const isShown = email !== null && caller.scopes.includes("users:read.email");
    return succeed({
      user: { id, name, ...(isShown ? { email } : {}), ...presentPictures(self, ctx.baseUrl) },
      team: { id: caller.teamId, name: caller.teamName },
    });
  },
});
