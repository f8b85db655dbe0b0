import { type Static, Type } from "typebox";
import type { CountedHold } from "../domain/holds/listHolds.ts";
import { seconds } from "./timestamp.ts";

export const legalHoldSchema = Type.Object(
  {
    id: Type.String(),
    enterprise_id: Type.Optional(Type.String({ description: "Only when it belongs to an org." })),
    name: Type.String(),
    description: Type.String(),
    restriction: Type.Enum(["NO_RESTRICTION", "ONLY_DMS"]),
    status: Type.Enum(["active", "released"]),
    start_date: Type.Optional(Type.Integer({ description: "Only content since then; in seconds since 1970." })),
    end_date: Type.Optional(Type.Integer({ description: "Only content before then; in seconds since 1970." })),
    entity_count: Type.Integer({ description: "How many people are on it." }),
    created_by: Type.String(),
    date_created: Type.Integer(),
    date_updated: Type.Integer(),
    date_released: Type.Optional(Type.Integer()),
  },
  { title: "LegalHold" },
);

export function presentLegalHold({ hold, entityCount }: CountedHold): Static<typeof legalHoldSchema> {
  return {
    id: hold.id,
    ...(hold.org_id === null ? {} : { enterprise_id: hold.org_id }),
    name: hold.name,
    description: hold.description,
    restriction: hold.restriction,
    status: hold.released_ms === null ? "active" : "released",
    ...(hold.from_ms === null ? {} : { start_date: seconds(hold.from_ms) }),
    ...(hold.to_ms === null ? {} : { end_date: seconds(hold.to_ms) }),
    entity_count: entityCount,
    created_by: hold.created_by,
    date_created: seconds(hold.created_ms),
    date_updated: seconds(hold.updated_ms),
    ...(hold.released_ms === null ? {} : { date_released: seconds(hold.released_ms) }),
  };
}
