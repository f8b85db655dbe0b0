import { type Static, Type } from "typebox";
import { datastoreSchema } from "./datastores.ts";
import { displayInformationSchema } from "./displayInformation.ts";
import { externalAuthProvidersSchema } from "./externalAuthProviders.ts";
import { featuresSchema } from "./features.ts";
import { functionSchema, workflowSchema } from "./functions.ts";
import { limits } from "../limits.ts";
import { inertSections } from "./inertSections.ts";
import { mcpServersSchema } from "./mcpServers.ts";
import { oauthConfigSchema } from "./oauthConfig.ts";
import { closed } from "./patterns.ts";
import { settingsSchema } from "./settings.ts";

/** A type as the typed-runtime SDK prints what an author defines. It is a JSON schema, so other keywords may follow. */
const typeSchema = Type.Object({
  type: Type.String(),
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  required: Type.Optional(Type.Array(Type.String(), { maxItems: limits.parameters_max })),
  additionalProperties: Type.Optional(Type.Boolean()),
});

/**
 * An app as code: the keys that Slack publishes, and a few of this platform's own. Other keys are errors, because a
 * mistyped one would otherwise be ignored without a word. Keys marked as inert are accepted with a warning.
 */
export const manifestSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: "For editors." })),
    _metadata: Type.Optional(
      Type.Object(
        {
          major_version: Type.Optional(
            Type.Integer({ description: "From 2 on, parameters have `properties`; before, they may be a flat map." }),
          ),
          minor_version: Type.Optional(Type.Integer()),
          schema_version: Type.Optional(Type.Integer()),
          min_version: Type.Optional(Type.Integer()),
        },
        closed,
      ),
    ),
    display_information: displayInformationSchema,
    features: Type.Optional(featuresSchema),
    oauth_config: Type.Optional(oauthConfigSchema),
    settings: Type.Optional(settingsSchema),
    functions: Type.Optional(Type.Record(Type.String(), functionSchema, { maxProperties: limits.functions_max })),
    workflows: Type.Optional(Type.Record(Type.String(), workflowSchema, { maxProperties: limits.workflows_max })),
    events: Type.Optional(Type.Record(Type.String(), typeSchema, { maxProperties: limits.declared_types_max })),
    types: Type.Optional(Type.Record(Type.String(), typeSchema, { maxProperties: limits.declared_types_max })),
    datastores: Type.Optional(Type.Record(Type.String(), datastoreSchema, { maxProperties: limits.datastores_max })),
    outgoing_domains: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), {
        maxItems: limits.outgoing_domains_max,
        description:
          "Where deployed functions may send requests, besides the platform: host names, with a port if it is not the usual one.",
      }),
    ),
    external_auth_providers: Type.Optional(externalAuthProvidersSchema),
    mcp_servers: Type.Optional(mcpServersSchema),
    ...inertSections,
  },
  closed,
);

export type Manifest = Static<typeof manifestSchema>;
export type FunctionDefinition = Static<typeof functionSchema>;
export type WorkflowDefinition = Static<typeof workflowSchema>;
