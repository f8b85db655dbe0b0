import { refuse } from "@platform/protocol";
import { openDialog } from "../../domain/dialogs/openDialog.ts";
import { readDialog } from "../../domain/dialogs/readDialog.ts";
import { defineMethod } from "../define.ts";
import { expected, jsonObject, text } from "../params.ts";

export const dialogOpen = defineMethod({
  name: "dialog.open",
  summary: "Opens a legacy dialog for a person who has just acted.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 4,
  orgWide: "anywhere",
  params: {
    trigger_id: expected(
      text({
        object: "interaction",
        describe: "From what the person did: a click, a command, a shortcut. Good once, within 3 seconds.",
        otherwise: "invalid_trigger",
      }),
    ),
    dialog: expected(
      jsonObject({
        describe:
          "The dialog, as JSON: `title`, `callback_id`, `elements` (1 to 10 of `text`, `textarea` and `select`), `state`, `submit_label`, `notify_on_cancel`.",
        otherwise: "validation_errors",
      }),
    ),
  },
  result: {},
  errors: {
    missing_trigger: "`trigger_id` is missing.",
    invalid_trigger: "`trigger_id` was never given to this app.",
    trigger_expired: "`trigger_id` is older than 3 seconds.",
    trigger_exchanged: "`trigger_id` was used before.",
    missing_dialog: "`dialog` is missing.",
    validation_errors: "The dialog is invalid; `response_metadata.messages` names each fault.",
    app_missing_action_url: "The app has neither a request URL for interactivity nor Socket Mode.",
  },
  notes:
    "The app receives `dialog_submission`, and `dialog_cancellation` if it set `notify_on_cancel`. It answers a submission with an empty body, or with `errors`: a list of `name` and `error`. A menu with the source `external` asks the options URL with `dialog_suggestion`. New apps use `views.open`.",
  examples: [
    {
      title: "One question",
      params: {
        trigger_id: "12345.98765.abcd2358fdea",
        dialog: {
          callback_id: "leave",
          title: "Leave",
          elements: [{ type: "text", label: "From", name: "from" }],
        },
      },
    },
  ],
  async handler(ctx, params) {
    if (params.trigger_id === undefined || params.trigger_id === "") return refuse("missing_trigger");
    if (!params.dialog) return refuse("missing_dialog");
    const read = readDialog(params.dialog);
    if (!read.ok) return read;
    return ctx.write(openDialog, { triggerId: params.trigger_id, dialog: read.dialog });
  },
});
