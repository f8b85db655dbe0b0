import { type Static, Type } from "typebox";
import { closed, defineElement } from "../blockkit/define.ts";
import { accessibilityLabel, actionId, colorScheme, confirm } from "../blockkit/fields.ts";
import { webUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { plainText } from "../objects/text.ts";

export const workflow_button = defineElement({
  type: "workflow_button",
  summary: "Runs a workflow by its link trigger.",
  blocks: ["section", "actions"],
  value: { interaction: "press", fields: ["text", "style"], runsWorkflow: true },
  fields: {
    text: plainText(limits.button_text_chars_max),
    workflow: closed({
      trigger: closed({
        url: webUrl,
        customizable_input_parameters: Type.Optional(
          Type.Array(closed({ name: Type.String({ minLength: 1 }), value: Type.String() })),
        ),
      }),
    }),
    action_id: actionId,
    style: colorScheme,
    accessibility_label: accessibilityLabel,
    confirm,
  },
  example: {
    type: "workflow_button",
    action_id: "run",
    text: { type: "plain_text", text: "Request leave" },
    workflow: {
      trigger: {
        url: "https://example.com/shortcuts/Ft0123/abc",
        customizable_input_parameters: [{ name: "days", value: "3" }],
      },
    },
  },
});

export type WorkflowButton = Static<typeof workflow_button.schema>;
