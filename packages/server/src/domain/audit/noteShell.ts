import type { WriteContext } from "../context.ts";
import { actionOf } from "./actions.ts";
import { noOrigin } from "./auditTrail.ts";
import { type Entity, note } from "./note.ts";
import { shellNote, type ShellAct } from "./shellNote.ts";

/** The entry for a command of an operator whose operation alone knows what the command is about. */
export async function noteShell(
  ctx: WriteContext,
  { entity, ...act }: Omit<ShellAct, "entity"> & { readonly entity: Entity },
): Promise<void> {
  const { params, ...entry } = shellNote({ ...act, entity });
  await note(ctx, { ...entry, entity, action: actionOf(entry.method, { params, entity }), origin: noOrigin });
}
