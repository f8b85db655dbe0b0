import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { upsertListAccess } from "../../storage/queries/listAccess.ts";
import { insertList } from "../../storage/queries/lists.ts";
import { accessList, type ListRow } from "../access/accessList.ts";
import { isGuest } from "../caller.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addFile } from "../files/addFile.ts";
import { readRichText } from "./cells/readRichText.ts";
import { type Column, nameColumn } from "@platform/protocol/lists/columns.ts";
import { copyItems } from "./copyItems.ts";
import { readSchema, type SchemaCode } from "./readSchema.ts";

export type CreateListCode =
  | SchemaCode
  | "over_title_length_maximum"
  | "permission_denied"
  | "invalid_blocks"
  | "invalid_copy_and_schema_args"
  | "missing_arg_copy_from_list_id"
  | "list_not_found";

export interface NewList {
  readonly name: string;
  readonly schema: readonly unknown[] | undefined;
  readonly descriptionBlocks: readonly unknown[] | undefined;
  readonly isTodo: boolean | undefined;
  readonly copiedId: string | undefined;
  readonly withItems: boolean;
}

interface Content {
  readonly columns: string;
  readonly blocks: string;
  readonly isTodo: number;
  /** The list that was copied. */
  readonly source?: ListRow;
}

/** Creates a list. It is a file, so it is shared and deleted like one; only its creator has access at first. */
export const createList = defineOperation(
  import.meta,
  async (ctx, input: NewList): Promise<Outcome<{ list: ListRow }, CreateListCode>> => {
    const { caller } = ctx;
    if (isGuest(caller)) return refuse("permission_denied");
    if (isLongerThan(input.name, limits.list_name_chars_max)) return refuse("over_title_length_maximum");
    const read = await readContent(ctx, input);
    if (!read.ok) return read;
    const { columns, blocks, isTodo, source } = read.content;
    const file = await addFile(ctx, {
      id: ctx.ids.next("file"),
      kind: "list",
      name: "list",
      title: input.name,
      mimetype: "application/vnd.slack-list",
      filetype: "list",
      size: 0,
      alt_text: "",
      blob_key: null,
      details: "{}",
    });
    const content = { columns, description_blocks: blocks, is_todo: isTodo, editor_id: caller.userId, last_number: 0 };
    await insertList(ctx.db, { id: file.id, ...content });
    await upsertListAccess(ctx.db, file.id, caller.userId, "owner");
    const list = { ...file, ...content };
    if (source && input.withItems) await copyItems(ctx, source, list);
    return succeed({ list });
  },
);

async function readContent(ctx: WriteContext, input: NewList): Promise<Outcome<{ content: Content }, CreateListCode>> {
  const described = readRichText(input.descriptionBlocks ?? []);
  if (!described.ok) return refuse("invalid_blocks");
  const blocks = JSON.stringify(described.values);
  if (input.copiedId === undefined) {
    if (input.withItems) return refuse("missing_arg_copy_from_list_id");
    const read = input.schema === undefined ? succeed({ columns: [nameColumn] }) : readSchema(input.schema);
    if (!read.ok) return read;
    const columns: readonly Column[] = read.columns.map((column) => ({ id: ctx.ids.next("column"), ...column }));
    return succeed({ content: { columns: JSON.stringify(columns), blocks, isTodo: input.isTodo ? 1 : 0 } });
  }
  if (input.schema !== undefined) return refuse("invalid_copy_and_schema_args");
  const seen = await accessList(ctx, input.copiedId);
  if (!seen.ok) return seen;
  const { list: source } = seen;
  return succeed({
    content: {
      columns: source.columns,
      blocks: input.descriptionBlocks === undefined ? source.description_blocks : blocks,
      isTodo: input.isTodo === undefined ? source.is_todo : input.isTodo ? 1 : 0,
      source,
    },
  });
}
