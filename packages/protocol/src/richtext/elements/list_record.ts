import { type Static, Type } from "typebox";
import { id, words } from "../fields.ts";
import { styles } from "../style.ts";

/** A record of a list, which is named by its file. */
export const listRecordSchema = Type.Object({
  type: Type.Literal("list_record"),
  file_id: id,
  record_id: words,
  view_id: words,
  style: styles.text,
});

export type ListRecordElement = Static<typeof listRecordSchema>;
