import type { MethodResult } from "@platform/sdk";

type Listed = Extract<MethodResult<"usergroups.list">, { readonly ok: true }>;

/** As `usergroups.list` returns it. */
export type Group = Listed["usergroups"][number];
