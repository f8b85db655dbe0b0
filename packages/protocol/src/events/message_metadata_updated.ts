import { defineEvent } from "../eventCatalog/defineEvent.ts";
import {
  currentMetadata,
  exampleMetadata,
  exampleMetadataFields,
  metadataFields,
  previousMetadata,
} from "../eventCatalog/metadataFields.ts";

export const message_metadata_updated = defineEvent({
  type: "message_metadata_updated",
  summary: "An app changed the metadata of a message.",
  scopes: ["metadata.message:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: { ...metadataFields, ...currentMetadata, ...previousMetadata },
  example: { ...exampleMetadataFields, metadata: exampleMetadata, previous_metadata: exampleMetadata },
});
