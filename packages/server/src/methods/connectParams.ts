import { id } from "./params.ts";

export const inviteParam = id({ describe: "The invite.", otherwise: "invite_not_found" });
