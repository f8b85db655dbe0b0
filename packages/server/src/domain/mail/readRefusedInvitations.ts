import { selectRefusedInvitations } from "../../storage/queries/mail.ts";
import type { ReadContext } from "../context.ts";
import type { InviteRequestRow } from "../inviteRequests/describeInviteRequest.ts";

/** The addresses of a workspace's requests that refused the mail with the link. */
export async function readRefusedInvitations(
  { db }: Pick<ReadContext, "db">,
  requests: readonly InviteRequestRow[],
): Promise<ReadonlySet<string>> {
  const [first] = requests;
  if (!first) return new Set();
  return selectRefusedInvitations(
    db,
    first.team_id,
    requests.map(({ email }) => email),
  );
}
