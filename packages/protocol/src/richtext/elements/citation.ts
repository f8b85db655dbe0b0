import { type Static, type TProperties, Type } from "typebox";
import { address } from "../address.ts";
import { id, words } from "../fields.ts";
import { styles } from "../style.ts";

const source = <Name extends string, Fields extends TProperties>(type: Name, fields: Fields) =>
  Type.Object({ citation_type: Type.Literal(type), ...fields });

const sources = [
  source("file", { file_id: id, descriptor: words }),
  source("external", { app_name: words, app_icon_url: Type.Optional(address) }),
  source("web", { display_name: words, title: words, snippet: words }),
  source("message", { channel: id, message_ts: id }),
  source("memory", { memory_id: words }),
];

/** Where a statement comes from, shown as the number of its source. */
export const citationSchema = Type.Object({
  type: Type.Literal("citation"),
  url: address,
  text: Type.String(),
  index: Type.Integer({ minimum: 0 }),
  details: Type.Union(sources),
  from_llm: Type.Optional(Type.Boolean()),
  is_slack_url: Type.Optional(Type.Boolean()),
  style: styles.text,
});

export type CitationElement = Static<typeof citationSchema>;
