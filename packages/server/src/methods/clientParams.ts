import type { ClientCredentials } from "../domain/apps/authenticateClient.ts";
import type { MethodServices } from "./define.ts";
import { optional, text } from "./params.ts";

/** A client names itself by arguments or by HTTP Basic; both occur in the SDKs. */
export const clientParams = {
  client_id: optional(text({ describe: "The app's client id; or as the user of HTTP Basic." })),
  client_secret: optional(text({ describe: "The app's client secret; or as the password of HTTP Basic." })),
};

export function clientOf(
  ctx: Pick<MethodServices, "credentials">,
  params: { readonly client_id: string | undefined; readonly client_secret: string | undefined },
): ClientCredentials {
  const { basic } = ctx.credentials;
  return {
    clientId: params.client_id ?? basic?.clientId ?? "",
    clientSecret: params.client_secret ?? basic?.clientSecret ?? "",
  };
}

/** The refusals of `authenticateClient`, worded once. */
export const clientErrors = {
  invalid_client_id: "No app has this client id.",
  bad_client_secret: "The client secret is not that of the app.",
};

/** Refusals of Markdown, attachments and metadata, which methods of the client do not take. */
export const codesOfOtherParts = [
  "markdown_text_conflict",
  "msg_too_long",
  "invalid_attachments",
  "too_many_attachments",
  "invalid_metadata_format",
  "invalid_metadata_schema",
  "metadata_too_large",
  "metadata_must_be_sent_from_app",
] as const;
