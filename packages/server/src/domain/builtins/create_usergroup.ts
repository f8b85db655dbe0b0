import { createUsergroup as create } from "../usergroups/createUsergroup.ts";
import { type Builtin, done } from "./builtin.ts";
import { inTeam } from "./inTeam.ts";

export const createUsergroup: Builtin = async (ctx, inputs) => {
  const team = await inTeam(ctx, inputs.optional("team_id"), "create_usergroup");
  if (!team.ok) return team;
  const [name, handle] = [inputs.text("usergroup_name"), inputs.text("usergroup_handle")];
  const created = await create.within(team.ctx, { name, handle, description: "" });
  return created.ok ? done({ usergroup_id: created.group.id }) : created;
};
