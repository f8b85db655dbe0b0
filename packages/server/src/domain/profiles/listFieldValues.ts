import { selectTeam } from "../../storage/queries/teams.ts";
import type { UserRow } from "../access/accessUser.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";
import { type FieldValue, type ProfileField, readFieldValues, readProfileFields } from "./profileFields.ts";

export interface LabelledValue extends FieldValue {
  readonly id: string;
  readonly label: string;
}

/** What a person entered into the custom fields of the workspace. Hidden fields are for the person and for admins. */
export async function listFieldValues(ctx: ReadContext, user: UserRow): Promise<readonly LabelledValue[]> {
  const values = readFieldValues(user);
  if (Object.keys(values).length === 0) return [];
  const team = await selectTeam(ctx.db, user.team_id);
  const { fields } = readProfileFields(team ?? { profile_fields: null });
  const seesHidden = user.id === ctx.caller.userId || runsOwnWorkspace(ctx.caller);
  return fields.flatMap(({ id, label, isHidden }: ProfileField) => {
    const entered = values[id];
    return entered && (seesHidden || !isHidden) ? [{ id, label, ...entered }] : [];
  });
}
