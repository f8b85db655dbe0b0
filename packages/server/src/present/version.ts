import { type Static, Type } from "typebox";
import type { AppVersionRow } from "../domain/hosted/listVersions.ts";

export const versionSchema = Type.Object(
  {
    version: Type.Integer(),
    is_active: Type.Boolean({ description: "Whether it is the one that runs." }),
    functions: Type.Array(Type.String()),
    bundle_size: Type.Integer(),
    created_by: Type.String(),
    date_created: Type.Integer(),
  },
  { title: "Version" },
);

export function presentVersion(row: AppVersionRow): Static<typeof versionSchema> {
  return {
    version: row.number,
    is_active: row.is_active === 1,
    functions: JSON.parse(row.functions) as string[],
    bundle_size: row.size,
    created_by: row.created_by,
    date_created: Math.floor(row.created_ms / 1000),
  };
}
