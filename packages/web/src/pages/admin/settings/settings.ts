import type { MethodResult } from "@platform/sdk";

type Info = Extract<MethodResult<"admin.teams.settings.info">, { readonly ok: true }>;

/** As `admin.teams.settings.info` tells them. */
export type Settings = Info["settings"];
