import type { Builtin } from "./builtin.ts";
import { changeUsergroup } from "./changeUsergroup.ts";

export const addUserToUsergroup: Builtin = (ctx, inputs) =>
  changeUsergroup(ctx, inputs, (now, named) => [...new Set([...now, ...named])]);
