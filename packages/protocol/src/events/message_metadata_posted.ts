import { defineEvent } from "../eventCatalog/defineEvent.ts";
import {
  currentMetadata,
  exampleMetadata,
  exampleMetadataFields,
  metadataFields,
} from "../eventCatalog/metadataFields.ts";

export const message_metadata_posted = defineEvent({
  type: "message_metadata_posted",
  summary: "An app posted a message with metadata.",
  scopes: ["metadata.message:read"],
  audience: ["channel"],
  receivers: ["apps", "sockets"],
  fields: { ...metadataFields, ...currentMetadata },
  example: { ...exampleMetadataFields, metadata: exampleMetadata },
});
