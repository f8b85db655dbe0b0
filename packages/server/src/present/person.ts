import { type Static, Type } from "typebox";
import type { UserRow } from "../domain/access/accessUser.ts";
import type { EnterpriseRow } from "../domain/users/listEnterprises.ts";
import { presentPictures } from "./picture.ts";
import { seconds } from "./timestamp.ts";

export const personSchema = Type.Object(
  {
    id: Type.String(),
    username: Type.String(),
    full_name: Type.String(),
    email: Type.Optional(Type.String()),
    is_active: Type.Boolean(),
    is_admin: Type.Boolean(),
    is_owner: Type.Boolean(),
    is_primary_owner: Type.Boolean(),
    is_restricted: Type.Boolean({ description: "A guest." }),
    is_ultra_restricted: Type.Boolean({ description: "A guest of a single channel." }),
    is_bot: Type.Boolean(),
    has_2fa: Type.Boolean(),
    has_sso: Type.Boolean(),
    is_unclaimed: Type.Boolean({
      description: "Whether the account was imported, and nobody has entered with it yet.",
    }),
    date_created: Type.Integer(),
    image_48: Type.String({ description: "The picture, as in the person's profile." }),
    department: Type.String({ description: "Empty if none is set." }),
    expiration_ts: Type.Integer({ description: "When a guest loses access; 0 for everyone else." }),
    roles: Type.Array(Type.String(), { description: "Ids of delegated roles." }),
    workspaces: Type.Array(Type.String(), { description: "Every workspace of the org that the person is active in." }),
  },
  { title: "Person" },
);

/** A person as admins of the workspace see them. */
export function presentPerson(
  user: UserRow,
  enterprise: EnterpriseRow | undefined,
  { roles, isUnclaimed }: { readonly roles: readonly string[]; readonly isUnclaimed: boolean },
  baseUrl: string,
): Static<typeof personSchema> {
  const { role } = user;
  const isOwner = role === "primary_owner" || role === "owner";
  return {
    id: user.id,
    username: user.name,
    full_name: user.real_name,
    ...(user.email === null ? {} : { email: user.email }),
    is_active: user.deactivated_ms === null,
    is_admin: isOwner || role === "admin",
    is_owner: isOwner,
    is_primary_owner: role === "primary_owner",
    is_restricted: role === "multi_channel_guest" || role === "single_channel_guest",
    is_ultra_restricted: role === "single_channel_guest",
    is_bot: user.bot_id !== null,
    has_2fa: user.two_factor_ms !== null,
    has_sso: false,
    is_unclaimed: isUnclaimed,
    date_created: seconds(user.created_ms),
    image_48: presentPictures(user, baseUrl).image_48,
    department: user.department,
    expiration_ts: seconds(user.expires_ms ?? 0),
    roles: [...roles],
    workspaces: enterprise ? [...enterprise.team_ids] : [user.team_id],
  };
}
