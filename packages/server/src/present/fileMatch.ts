import { type Static, Type } from "typebox";
import type { FileMatch } from "../domain/search/searchFiles.ts";
import { fileSchema, presentFile } from "./file.ts";

export const fileMatchSchema = Type.Object(
  {
    ...fileSchema.properties,
    score: Type.String({ description: "How well it fits, as a decimal number." }),
    top_file: Type.Boolean({ description: "Always false: no file is set apart from the others." }),
  },
  { title: "FileMatch" },
);

/** A file that was found, with how well it fits. */
export function presentFileMatch({ body, shares, score }: FileMatch): Static<typeof fileMatchSchema> {
  return { ...presentFile(body, shares), score: score.toFixed(4), top_file: false };
}
