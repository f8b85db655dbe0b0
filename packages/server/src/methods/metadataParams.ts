import { limits } from "@platform/protocol";
import type { MetadataFilter } from "../domain/messages/withMetadata.ts";
import { defaulted, flag, jsonList, optional } from "./params.ts";

/** How callers that read messages ask for what apps attached to them. */
export const metadataParams = {
  include_all_metadata: defaulted(flag({ describe: "Whether to show what apps attached to the messages." }), false),
  metadata_keys_to_include: optional(
    jsonList({
      describe: "Event types; shows what apps attached of these types only.",
      max: limits.metadata_filter_keys_max,
      otherwise: "invalid_metadata_filter_keys",
    }),
  ),
};

export function metadataFilter(params: {
  readonly include_all_metadata: boolean;
  readonly metadata_keys_to_include: readonly string[] | undefined;
}): MetadataFilter | undefined {
  return params.metadata_keys_to_include ?? (params.include_all_metadata ? "all" : undefined);
}
