import { Type } from "typebox";

/** Fields that many inline elements share. */

export const id = Type.String({ minLength: 1 });

export const words = Type.Optional(Type.String());
