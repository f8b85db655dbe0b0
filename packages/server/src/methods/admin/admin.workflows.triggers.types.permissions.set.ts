import { limits } from "@platform/protocol";
import { typePermissions, visibilities } from "@platform/protocol/triggers/triggerTypes.ts";
import { setTypePermissions } from "../../domain/triggers/setTypePermissions.ts";
import { defineMethod } from "../define.ts";
import { defaulted, jsonArray, list, optional, text } from "../params.ts";
import { typeErrors, typeIdParam } from "../triggerTypeParams.ts";

export const adminWorkflowsTriggersTypesPermissionsSet = defineMethod({
  name: "admin.workflows.triggers.types.permissions.set",
  summary: "Sets who may use a type of trigger.",
  http: "POST",
  tokens: ["user"],
  scopes: ["client", "admin.workflows:write"],
  rate: 3,
  params: {
    id: typeIdParam,
    visibility: optional(
      text({ describe: `Who may: one of ${visibilities.join(", ")}. Not together with \`permissions\`.` }),
    ),
    user_ids: defaulted(
      list({
        object: "user",
        describe: "People, with `named_entities`.",
        max: limits.type_permission_ids_max,
        otherwise: "invalid_permission_set",
      }),
      [],
    ),
    team_ids: defaulted(
      list({
        object: "team",
        describe: "Everybody of these workspaces, with `named_entities`.",
        max: limits.type_permission_ids_max,
        otherwise: "invalid_permission_set",
      }),
      [],
    ),
    org_ids: defaulted(
      list({
        object: "org",
        describe: "Everybody of these orgs, with `named_entities`.",
        max: limits.json_keys_max,
        otherwise: "invalid_permission_set",
      }),
      [],
    ),
    permissions: optional(
      jsonArray({
        describe: `Entries with \`type\` (${typePermissions.join(", ")}), \`visibility\` and the same lists of ids. Not together with \`visibility\`.`,
        otherwise: "invalid_permission_set",
      }),
    ),
  },
  result: {},
  errors: {
    ...typeErrors,
    required_visibility: "There is neither `visibility` nor `permissions`, or an entry has no `visibility`.",
    invalid_permission_set:
      "`visibility` and `permissions` came together, `permissions` is empty, malformed or has one type twice, or a list of ids is too long or has one twice.",
    invalid_permission_type: "An entry's `type`, or a `visibility`, is unknown.",
    invalid_named_entities: "`named_entities` is empty, or names an unknown person.",
    visibility_is_not_named_entities: "Ids came with another visibility than `named_entities`.",
  },
  examples: [
    { title: "Webhooks for nobody", params: { id: "Ftt04", visibility: "no_one" } },
    {
      title: "Events in private channels for two people",
      params: {
        id: "Ftt02",
        permissions: [
          {
            type: "private_channel_access",
            visibility: "named_entities",
            user_ids: ["U0123456789", "U0987654321"],
          },
        ],
      },
    },
  ],
  notes:
    "`visibility` is about using the type at all, which is `trigger_type` among the `permissions`. It applies in every workspace of the caller's org from now on; existing triggers stay. A person without the permission gets `restricted_action` from `workflows.triggers.create` and `workflows.triggers.update`. Omitted permissions stay unchanged. `admin.workflows.triggers.types.list` returns the ids.",
  handler: (ctx, { id: typeId, visibility, permissions, ...ids }) =>
    ctx.write(setTypePermissions, {
      typeId,
      visibility: visibility === "" ? undefined : visibility,
      entities: { userIds: ids.user_ids, teamIds: ids.team_ids, orgIds: ids.org_ids },
      permissions,
    }),
});
