import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";

export const apiTest = defineMethod({
  name: "api.test",
  summary: "Returns the arguments it was given; needs no token.",
  http: "POST",
  tokens: [],
  scopes: [],
  rate: 4,
  needs: ["args"],
  params: {
    error: optional(text({ describe: "When given, the call is refused with this text as its code." })),
  },
  result: {
    args: Type.Record(Type.String(), Type.Unknown(), { description: "Every argument but the token." }),
  },
  errors: {},
  examples: [{ title: "See that the server answers", params: {} }],
  async handler(ctx, params) {
    const { token: _, ...args } = ctx.args;
    // The caller chose the code, so no definition can name it.
    if (params.error) return { ...refuse(params.error as "invalid_arguments"), args };
    return succeed({ args });
  },
});
