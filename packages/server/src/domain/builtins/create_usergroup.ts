import { createUsergroup as create } from "../usergroups/createUsergroup.ts";
import { type Builtin, done } from "./builtin.ts";

export const createUsergroup: Builtin = async (ctx, inputs) => {
  const [name, handle] = [inputs.text("usergroup_name"), inputs.text("usergroup_handle")];
  const created = await create.within(ctx, { name, handle, description: "" });
  return created.ok ? done({ usergroup_id: created.group.id }) : created;
};
