import { type Outcome, refuse } from "@platform/protocol";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import { defineOperation } from "../context.ts";
import { openSession } from "../people/openSession.ts";
import type { CheckedPasskey } from "./checkPasskey.ts";
import { type UseCode, usePasskey } from "./usePasskey.ts";

interface PasskeySession {
  readonly passkey: CheckedPasskey;
  readonly teamId: string | undefined;
  readonly userAgent: string;
  readonly instead: string | undefined;
}

/** Signs a person in who has answered with a passkey: the device and the check of its owner are two factors already. */
export const openPasskeySession = defineOperation(
  import.meta,
  async (
    ctx,
    { passkey, teamId, userAgent, instead }: PasskeySession,
  ): Promise<Outcome<{ session: string }, UseCode | "provider_required">> => {
    const { userId } = passkey;
    if ((await selectTeamsOfUser(ctx.db, userId)).length === 0) return refuse("passkey_unknown");
    const fault = await usePasskey(ctx, passkey);
    if (fault) return refuse(fault);
    return openSession.within(ctx, { userId, teamId, userAgent, isCodeDue: false, instead });
  },
);
