import type { MethodResult } from "@platform/sdk";

/** As `admin.enterprise.info` returns it. */
export type Organization = Extract<MethodResult<"admin.enterprise.info">, { readonly ok: true }>;
