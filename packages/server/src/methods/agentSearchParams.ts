import { limits } from "@platform/protocol";
import { Type } from "typebox";
import { Fault, jsonArray, type Param, storable } from "./params.ts";

/** A JSON array of term clauses: each is a text whose words are alternatives, or an array of such texts. */
export function termClauses(wording: { readonly describe: string }): Param<readonly string[]> {
  const array = jsonArray(wording);
  const max = limits.assistant_search_clauses_max;
  return {
    ...array,
    fallback: undefined,
    schema: Type.Array(Type.Union([Type.String(), Type.Array(Type.String())]), { maxItems: max }),
    decode(raw) {
      const values = array.decode(raw);
      if (values instanceof Fault) return values;
      if (values.length > max) return new Fault(`must provide at most ${max} clauses`);
      const clauses = values.map(clauseText);
      return clauses.every((clause) => clause !== undefined) ? clauses : faultyClause;
    },
  };
}

const faultyClause = new Fault("must provide a string or an array of strings for every clause");

function clauseText(value: unknown): string | undefined {
  if (typeof value === "string") return storable(value);
  const isList = Array.isArray(value) && value.every((part) => typeof part === "string");
  return isList ? storable(value.join(" ")) : undefined;
}
