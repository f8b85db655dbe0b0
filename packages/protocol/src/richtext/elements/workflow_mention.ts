import { type Static, Type } from "typebox";
import { id } from "../fields.ts";
import { styles } from "../style.ts";

/** A workflow that can be started by its trigger. */
export const workflowMentionSchema = Type.Object({
  type: Type.Literal("workflow_mention"),
  workflow_id: id,
  function_trigger_id: id,
  text: Type.String(),
  style: styles.text,
});

export type WorkflowMentionElement = Static<typeof workflowMentionSchema>;
