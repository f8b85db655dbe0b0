import { type Static, Type } from "typebox";

/** One thing that is wrong with a manifest, and where: the pointer is a JSON pointer into it. */
export const manifestFaultSchema = Type.Object({
  message: Type.String(),
  pointer: Type.String(),
  code: Type.Optional(Type.String()),
});

export type ManifestFault = Static<typeof manifestFaultSchema>;
