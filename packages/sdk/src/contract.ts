import type { Refusal } from "@platform/protocol";
import type { MethodCode, MethodName, MethodParams, MethodResult } from "@platform/protocol/contract/methods.ts";

/** What a call comes to: the method's result, or one of the refusals it declares. Told apart by `ok`. */
export type MethodOutcome<Name extends MethodName> = MethodResult<Name> | Refusal<MethodCode<Name>>;

/** The methods that answer page by page. */
export type PagedMethod = {
  [Name in MethodName]: "cursor" extends keyof MethodParams<Name>
    ? MethodResult<Name> extends { readonly response_metadata?: { readonly next_cursor?: string } }
      ? Name
      : never
    : never;
}[MethodName];
