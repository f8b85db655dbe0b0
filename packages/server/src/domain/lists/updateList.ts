import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { updateFile } from "../../storage/queries/files.ts";
import { updateListContent } from "../../storage/queries/lists.ts";
import { accessListToChange } from "../access/accessList.ts";
import { defineOperation } from "../context.ts";
import { readRichText } from "./cells/readRichText.ts";
import { emitListChange } from "./emitListChange.ts";

export type UpdateListCode =
  | "list_not_found"
  | "permission_denied"
  | "missing_arguments"
  | "over_title_length_maximum"
  | "unexpected_description_blocks_arg";

export interface ListChange {
  readonly id: string;
  readonly name: string | undefined;
  readonly descriptionBlocks: readonly unknown[] | undefined;
  readonly isTodo: boolean | undefined;
}

/** Changes the name, the description or the mode of a list. Cells of to-do columns survive while the mode is off. */
export const updateList = defineOperation(
  import.meta,
  async (ctx, { id, name, descriptionBlocks, isTodo }: ListChange): Promise<Outcome<object, UpdateListCode>> => {
    const seen = await accessListToChange(ctx, id);
    if (!seen.ok) return seen;
    if (name === undefined && descriptionBlocks === undefined && isTodo === undefined) {
      return refuse("missing_arguments");
    }
    if (name !== undefined && isLongerThan(name, limits.list_name_chars_max)) {
      return refuse("over_title_length_maximum");
    }
    const described = readRichText(descriptionBlocks ?? []);
    if (!described.ok) return refuse("unexpected_description_blocks_arg");
    if (name !== undefined) await updateFile(ctx.db, id, { title: name });
    const change = {
      ...(descriptionBlocks === undefined ? {} : { description_blocks: JSON.stringify(described.values) }),
      ...(isTodo === undefined ? {} : { is_todo: isTodo ? 1 : 0 }),
    };
    if (Object.keys(change).length > 0) await updateListContent(ctx.db, id, change);
    await emitListChange(ctx, seen.list);
    return succeed({});
  },
);
