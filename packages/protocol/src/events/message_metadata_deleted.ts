import { Type } from "typebox";
import { defineEvent } from "../eventCatalog/defineEvent.ts";
import { exampleTs } from "../eventCatalog/fields.ts";
import {
  exampleMetadata,
  exampleMetadataFields,
  metadataFields,
  previousMetadata,
} from "../eventCatalog/metadataFields.ts";

export const message_metadata_deleted = defineEvent({
  type: "message_metadata_deleted",
  summary: "The metadata of a message was removed, perhaps with the message.",
  scopes: ["metadata.message:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: {
    ...metadataFields,
    ...previousMetadata,
    deleted_ts: Type.Optional(Type.String({ description: "The message, when it was deleted too." })),
  },
  example: { ...exampleMetadataFields, previous_metadata: exampleMetadata, deleted_ts: exampleTs },
});
