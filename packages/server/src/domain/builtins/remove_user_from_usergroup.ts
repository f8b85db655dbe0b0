import type { Builtin } from "./builtin.ts";
import { changeUsergroup } from "./changeUsergroup.ts";

export const removeUserFromUsergroup: Builtin = (ctx, inputs) =>
  changeUsergroup(ctx, inputs, (now, named) => now.filter((user) => !named.includes(user)));
