import { succeed } from "@platform/protocol";
import { presentDetails } from "../../domain/entities/presentDetails.ts";
import { readDetails } from "../../domain/entities/readDetails.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, jsonObject, optional, text } from "../params.ts";

export const entityPresentDetails = defineMethod({
  name: "entity.presentDetails",
  summary: "Shows a person the details of a work object, in answer to `entity_details_requested`.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [],
  rate: 3,
  params: {
    trigger_id: text({
      describe: "`trigger_id` of the event, of an edit or of a button in the pane; good for ten minutes.",
      otherwise: "invalid_trigger_id",
    }),
    metadata: optional(
      jsonObject({
        describe: "The entity: `{entity_type, entity_payload, external_ref, url}`.",
        otherwise: "invalid_metadata",
      }),
    ),
    user_auth_required: defaulted(flag({ describe: "Whether the person has to sign in to the app first." }), false),
    user_auth_url: optional(text({ describe: "Where they sign in." })),
    error: optional(
      jsonObject({
        describe:
          "Why there are no details: `{status, custom_title, custom_message, message_format, actions}`. The status is " +
          "`restricted`, `internal_error`, `not_found`, `custom`, `custom_partial_view`, `timeout` or `edit_error`.",
        otherwise: "invalid_metadata",
      }),
    ),
  },
  result: {},
  errors: {
    invalid_trigger_id: "`trigger_id` is missing, too old, another app's, or not from a details pane.",
    invalid_metadata: "`metadata` or `error` is invalid, or neither is given; the messages name each fault.",
    entity_metadata_does_not_match_trigger: "`external_ref.id` is not that of the work object that was opened.",
    user_auth_url_missing: "`user_auth_required` came without an address on the web in `user_auth_url`.",
    missing_interactivity_url: "The entity has buttons or fields to edit, and the app has no address for interactions.",
    missing_options_load_url: "A field loads its options from the app, and the app has no address for that.",
    feature_not_enabled: "The app's manifest does not turn on `features.rich_previews`.",
  },
  notes:
    "An app may answer one request several times: the pane shows the latest answer. With the status `edit_error` the details and what the person entered stay.",
  examples: [
    {
      title: "A task",
      params: {
        trigger_id: "c2VhbGVk",
        metadata: {
          url: "https://example.com/tasks/12",
          external_ref: { id: "task-12" },
          entity_type: "slack#/entities/task",
          entity_payload: {
            attributes: { title: { text: "Fix the login page" } },
            fields: { status: { value: "In progress" } },
          },
        },
      },
    },
  ],
  async handler(ctx, { trigger_id: triggerId, metadata, error, ...auth }) {
    const { user_auth_required: isAuthRequired, user_auth_url: authUrl } = auth;
    const read = await readDetails(ctx, { metadata, error, isAuthRequired, authUrl });
    if (!read.ok) return read;
    const shown = await ctx.write(presentDetails, { triggerId, details: read.details });
    return shown.ok ? succeed({}) : shown;
  },
});
