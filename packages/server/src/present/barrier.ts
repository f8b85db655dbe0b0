import { restrictedSubjects } from "@platform/protocol";
import { type Static, Type } from "typebox";
import type { Caller } from "../domain/caller.ts";
import type { Barrier } from "../domain/barriers/barrier.ts";
import { seconds } from "./timestamp.ts";

const groupSchema = Type.Object({ id: Type.String(), name: Type.String() });

export const barrierSchema = Type.Object(
  {
    id: Type.String(),
    enterprise_id: Type.Optional(Type.String({ description: "Only when the workspace belongs to an org." })),
    primary_usergroup: groupSchema,
    barriered_from_usergroups: Type.Array(groupSchema),
    restricted_subjects: Type.Array(Type.String()),
    date_update: Type.Integer(),
  },
  { title: "Barrier" },
);

export function presentBarrier({ row, primary, barred }: Barrier, { orgId }: Caller): Static<typeof barrierSchema> {
  return {
    id: row.id,
    ...(orgId === undefined ? {} : { enterprise_id: orgId }),
    primary_usergroup: { id: primary.id, name: primary.name },
    barriered_from_usergroups: barred.map(({ id, name }) => ({ id, name })),
    restricted_subjects: [...restrictedSubjects],
    date_update: seconds(row.updated_ms),
  };
}
