import type { MethodResult } from "@platform/sdk";

/** A modal or a home tab, as the server sends it. */
export type View = Extract<MethodResult<"client.views.list">, { readonly ok: true }>["views"][number];
