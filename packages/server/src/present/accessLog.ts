import { type Static, Type } from "typebox";
import type { ListedAccess } from "../domain/accessLogs/listAccesses.ts";
import { seconds } from "./timestamp.ts";

const unknown = Type.Null({ description: "This server does not look up addresses." });

export const accessSchema = Type.Object(
  {
    user_id: Type.String(),
    username: Type.String(),
    date_first: Type.Integer(),
    date_last: Type.Integer(),
    count: Type.Integer({ description: "How often the client was opened or renewed its access." }),
    ip: Type.String(),
    user_agent: Type.String(),
    isp: unknown,
    country: unknown,
    region: unknown,
  },
  { title: "Access" },
);

export function presentAccess(access: ListedAccess): Static<typeof accessSchema> {
  return {
    user_id: access.user_id,
    username: access.name,
    date_first: seconds(access.first_ms),
    date_last: seconds(access.last_ms),
    count: Number(access.count),
    ip: access.ip,
    user_agent: access.user_agent,
    isp: null,
    country: null,
    region: null,
  };
}
