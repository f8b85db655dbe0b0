import { type Outcome, succeed } from "@platform/protocol";
import type { Manifest } from "@platform/protocol/manifest/manifest.ts";
import { updateApp } from "../../storage/queries/apps.ts";
import { updateDeliveriesWay } from "../../storage/queries/deliveries.ts";
import { deleteUnpublished } from "../../storage/queries/unpublishedWorkflows.ts";
import { defineOperation } from "../context.ts";
import { endAccess } from "../events/endAccess.ts";
import { wayOf } from "../deliveries/subscriptions.ts";
import { checkUpdate, type UpdateCode } from "./checkUpdate.ts";
import { manifestOf } from "./manifestOf.ts";
import { addressRangesIn, messagesTabOffIn } from "./registerApp.ts";

/** Replaces what an app is. What it was granted stays as it is until people install it again. */
export const replaceManifest = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly appId: string; readonly manifest: Manifest },
  ): Promise<Outcome<{ permissionsUpdated: boolean }, UpdateCode>> => {
    const checked = await checkUpdate(ctx, input);
    if (!checked.ok) return checked;
    const { manifest } = input;
    await updateApp(ctx.db, checked.app.id, {
      name: manifest.display_information.name,
      manifest: JSON.stringify(manifest),
      address_ranges: addressRangesIn(manifest),
      messages_tab_off: messagesTabOffIn(manifest),
      // Saving a manifest means that its author considers it fixed.
      events_off_ms: null,
      // Never set to 0: of two updates at once, the one that turns it on must win.
      ...(manifest.settings?.token_rotation_enabled ? { rotation: 1 } : {}),
    });
    // Its author publishes every workflow with it.
    await deleteUnpublished(ctx.db, checked.app.id);
    // Address ranges and Socket Mode may be other ones now.
    await endAccess(ctx, { appId: checked.app.id });
    const way = wayOf(manifest);
    if (way) await updateDeliveriesWay(ctx.db, checked.app.id, way);
    return succeed({ permissionsUpdated: asksOtherwise(manifestOf(checked.app), manifest) });
  },
);

/** Whether the app asks for other scopes now, so that people have to agree again. */
function asksOtherwise(before: Manifest, after: Manifest): boolean {
  return (["bot", "user"] as const).some((kind) => scopesIn(before, kind) !== scopesIn(after, kind));
}

function scopesIn(manifest: Manifest, kind: "bot" | "user"): string {
  return [...new Set(manifest.oauth_config?.scopes?.[kind])].toSorted().join(",");
}
