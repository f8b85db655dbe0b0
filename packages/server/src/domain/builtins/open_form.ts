import { cutCharacters, limits, refuse } from "@platform/protocol";
import { selectUser } from "../../storage/queries/users.ts";
import { readInteractor } from "../interactions/interactivity.ts";
import { openModal } from "../views/openView.ts";
import { readView } from "../views/readView.ts";
import type { Builtin } from "./builtin.ts";
import { formBlocks } from "./formFields.ts";

/** Only for a person who acted: an app must not force a form on people it merely names. */
export const openForm: Builtin = async (ctx, inputs) => {
  const { appId } = ctx;
  const userId = readInteractor(ctx, inputs.fields("interactivity"), appId);
  const person = userId === undefined ? undefined : await selectUser(ctx.db, ctx.caller.teamId, userId);
  if (!person) return refuse("invalid_interactivity", "it stands for nobody who acted in this app");
  const blocks = formBlocks(inputs.fields("fields"), inputs.optional("description"));
  if (!blocks.ok) return blocks;
  const title = cutCharacters(inputs.text("title"), limits.view_title_chars_max);
  const submit = cutCharacters(inputs.optional("submit_label") ?? "Submit", limits.view_button_chars_max);
  const plain = (text: string) => ({ type: "plain_text", text });
  const view = { type: "modal", title: plain(title), submit: plain(submit), blocks: blocks.blocks };
  const read = await readView(ctx, view, "modal");
  if (!read.ok) return read;
  const shown = await openModal(ctx, {
    teamId: person.team_id,
    userId: person.id,
    appId,
    content: read.view,
    channelId: undefined,
  });
  if (!shown.ok) return shown;
  return { ok: true, waitMs: limits.function_time_limit_s * 1000, surface: shown.view.id };
};
