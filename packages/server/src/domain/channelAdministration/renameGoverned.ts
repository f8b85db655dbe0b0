import { type Outcome, refuse } from "@platform/protocol";
import { administerChannel, type AdministerCode } from "../access/administerChannel.ts";
import { changeName } from "../channels/changeName.ts";
import { nameFault } from "../channels/nameFault.ts";
import { defineOperation } from "../context.ts";

export type RenameGovernedCode = AdministerCode | "could_not_rename_channel" | "invalid_name_maxlength" | "name_taken";

/** An administrator renames a channel, as a member of it or not. */
export const renameGoverned = defineOperation(
  import.meta,
  async (
    ctx,
    { channelId, name }: { readonly channelId: string; readonly name: string },
  ): Promise<Outcome<object, RenameGovernedCode>> => {
    const governed = await administerChannel(ctx, channelId);
    if (!governed.ok) return governed;
    const fault = nameFault(name);
    if (fault) return refuse(fault === "invalid_name_maxlength" ? fault : "could_not_rename_channel");
    return changeName(ctx, governed.channel, name);
  },
);
