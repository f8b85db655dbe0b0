import type { MethodResult } from "@platform/sdk";
import { callOrThrow, queries } from "../../api/useCall.ts";
import { pagePartsText } from "../../strings/pageParts.ts";

type Member = MethodResult<"users.list">["members"][number];
type Rank = "primaryOwner" | "owner" | "orgAdmin" | "admin";

const shownMax = 3;

/** Codes that others than the admins of the workspace decide about. */
const ranks: Readonly<Record<string, Rank>> = {
  not_an_owner: "owner",
  invalid_permissions: "owner",
  restricted_action: "owner",
  invalid_actor: "primaryOwner",
  cannot_modify_role_admin: "primaryOwner",
  admin_unauthorized: "primaryOwner",
};

/** Methods about the organization as a whole: admins of a workspace are refused, too. */
const ofOrg = /^admin\.(?:enterprise\.|teams\.(?:create|list)$)/;

const isOf: Readonly<Record<Rank, (member: Member) => boolean>> = {
  primaryOwner: (member) => member.is_primary_owner === true,
  owner: (member) => member.is_owner === true,
  orgAdmin: (member) => member.enterprise_user?.is_admin === true,
  admin: (member) => member.is_admin === true,
};

/** Names people who could do what was refused, or says what they are when the person sees none of them. */
export async function nameGranters(code: string, method = ""): Promise<string> {
  const rank = rankFor(code, method);
  const params = { limit: 1_000 };
  const people = await queries
    .fetchQuery({
      queryKey: ["users.list", params],
      queryFn: ({ signal }) => callOrThrow("users.list", params, signal),
    })
    .catch(() => undefined);
  return sayGranters(rank, people?.members ?? []);
}

function rankFor(code: string, method: string): Rank {
  return ofOrg.test(method) ? "orgAdmin" : (ranks[code] ?? "admin");
}

function sayGranters(rank: Rank, people: readonly Member[]): string {
  const names = people
    .filter((member) => isOf[rank](member) && member.deleted !== true && member.is_bot !== true)
    .map((member) => member.real_name || member.name);
  return names.length === 0 ? pagePartsText.granters[rank] : names.slice(0, shownMax).join(", ");
}
