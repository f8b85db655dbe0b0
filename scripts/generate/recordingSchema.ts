import { recordingSchema } from "../../packages/protocol/src/recordings/recordingSchema.ts";

const dialect = "https://json-schema.org/draft/2020-12/schema";

/** For editors, and for programs that read or write recordings. */
export function printRecordingSchema(): string {
  const comment = "GENERATED from packages/protocol/src/recordings by npm run gen.";
  return `${JSON.stringify({ $schema: dialect, $comment: comment, ...recordingSchema }, undefined, 2)}\n`;
}
