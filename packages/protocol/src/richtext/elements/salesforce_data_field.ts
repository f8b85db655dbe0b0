import { type Static, Type } from "typebox";
import { id } from "../fields.ts";
import { styles } from "../style.ts";

/** A field of a record that is kept in Salesforce. */
export const salesforceDataFieldSchema = Type.Object({
  type: Type.Literal("salesforce_data_field"),
  salesforce_record_id: id,
  style: styles.text,
});

export type SalesforceDataFieldElement = Static<typeof salesforceDataFieldSchema>;
