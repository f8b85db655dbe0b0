import { type Static, Type } from "typebox";
import { displayInformationSchema } from "./displayInformation.ts";
import { featuresSchema } from "./features.ts";
import { functionSchema, workflowSchema } from "./functions.ts";
import { limits } from "../limits.ts";
import { oauthConfigSchema } from "./oauthConfig.ts";
import { settingsSchema } from "./settings.ts";

const openSection = Type.Record(Type.String(), Type.Unknown());

/** The payload that metadata of one type has to keep to, as the typed-runtime SDK prints what an author defines. */
const eventSchema = Type.Object({
  type: Type.String(),
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  properties: Type.Optional(openSection),
  required: Type.Optional(Type.Array(Type.String())),
  additionalProperties: Type.Optional(Type.Boolean()),
});

/**
 * An app as code. Fields that are not named here are kept as they came: manifests of newer tools must survive a round
 * trip through an older server.
 */
export const manifestSchema = Type.Object({
  _metadata: Type.Optional(
    Type.Object({ major_version: Type.Optional(Type.Integer()), minor_version: Type.Optional(Type.Integer()) }),
  ),
  display_information: displayInformationSchema,
  features: Type.Optional(featuresSchema),
  oauth_config: Type.Optional(oauthConfigSchema),
  settings: Type.Optional(settingsSchema),
  functions: Type.Optional(Type.Record(Type.String(), functionSchema)),
  workflows: Type.Optional(Type.Record(Type.String(), workflowSchema)),
  events: Type.Optional(Type.Record(Type.String(), eventSchema)),
  outgoing_domains: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      maxItems: limits.outgoing_domains_max,
      description:
        "Where deployed functions may send requests, besides the platform: host names, with a port if it is not the usual one.",
    }),
  ),
});

export type Manifest = Static<typeof manifestSchema>;
export type FunctionDefinition = Static<typeof functionSchema>;
export type WorkflowDefinition = Static<typeof workflowSchema>;
