import { type Outcome, succeed } from "@platform/protocol";
import { upsertToolRegistration } from "../../../storage/queries/agentTools.ts";
import { defineOperation } from "../../context.ts";
import { type Registration, sealRegistration } from "./sealedParts.ts";

interface StoredRegistration {
  readonly appId: string;
  readonly serverKey: string;
  readonly url: string;
  readonly redirectUri: string;
  readonly registration: Registration;
}

/** Stores how the platform is known at a server, in place of how it was. */
export const storeRegistration = defineOperation(
  import.meta,
  async (ctx, input: StoredRegistration): Promise<Outcome<object, never>> => {
    const { appId: app_id, serverKey: server_key, url, redirectUri: redirect_uri, registration } = input;
    const sealed = sealRegistration(ctx, app_id, server_key, registration);
    await upsertToolRegistration(ctx.db, { app_id, server_key, url, redirect_uri, sealed, created_ms: ctx.nowMs });
    return succeed({});
  },
);
