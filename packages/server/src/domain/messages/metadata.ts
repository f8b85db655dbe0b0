import { isLongerThan, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp } from "../../storage/queries/apps.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { payloadSchema } from "./payloadSchema.ts";

/** What an app attached to a message for other apps to read. */
export interface Metadata {
  readonly event_type: string;
  readonly event_payload: Readonly<Record<string, unknown>>;
}

export const metadataCodes = [
  "invalid_metadata_format",
  "invalid_metadata_schema",
  "metadata_too_large",
  "metadata_must_be_sent_from_app",
] as const;

export type MetadataCode = (typeof metadataCodes)[number];

/** Metadata of the right shape and size, sent by an app, whose payload keeps to what that app declares of its type. */
export async function readMetadata(
  ctx: ReadContext,
  given: Readonly<Record<string, unknown>>,
): Promise<Outcome<{ metadata: Metadata }, MetadataCode>> {
  const { appId } = ctx.caller;
  if (appId === undefined) return refuse("metadata_must_be_sent_from_app");
  const { event_type: type, event_payload: payload } = given;
  const isNamed = typeof type === "string" && type !== "" && !isLongerThan(type, limits.metadata_event_type_chars_max);
  if (!isNamed) return refuse("invalid_metadata_format", "must provide a string: metadata.event_type");
  if (!isObject(payload)) return refuse("invalid_metadata_format", "must provide an object: metadata.event_payload");
  const metadata = { event_type: type, event_payload: payload };
  if (Buffer.byteLength(JSON.stringify(metadata)) > limits.metadata_bytes_max) {
    return refuse("metadata_too_large", `metadata has more than ${limits.metadata_bytes_max} bytes`);
  }
  const faults = await faultsOf(ctx, appId, metadata);
  return faults.length === 0 ? succeed({ metadata }) : refuse("invalid_metadata_schema", ...faults);
}

/** Types that the app does not declare are free: most apps declare none. */
async function faultsOf(ctx: ReadContext, appId: string, metadata: Metadata): Promise<string[]> {
  const app = await selectApp(ctx.db, appId);
  const declared = app && manifestOf(app).events?.[metadata.event_type];
  if (!declared) return [];
  const { Errors } = await import("typebox/value");
  const found = Errors(payloadSchema(declared), metadata.event_payload);
  return found.map(({ message, instancePath }) => `${message} [json-pointer:/metadata/event_payload${instancePath}]`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
