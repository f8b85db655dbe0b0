import { isLongerThan } from "@platform/protocol/characters.ts";
import { limits } from "@platform/protocol/limits.ts";
import { UsageError } from "../command.ts";

/** What a project is called: by its app, as a folder, and as a package. */
export interface ProjectName {
  readonly app: string;
  readonly folder: string;
}

/** People write `My App` or `my-app`; both are one folder, and both a name that the platform takes. */
export function projectName(text: string): ProjectName {
  const app = text.trim();
  const folder = app
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (folder === "")
    throw new UsageError(`NAME needs a letter or a digit of the alphabet, as my-app has, not ${text}.`);
  if (isLongerThan(app, limits.app_name_chars_max)) {
    throw new UsageError(`NAME may have at most ${limits.app_name_chars_max} characters.`);
  }
  if (/["\\{}\p{Cc}]/u.test(app)) throw new UsageError(`NAME may not have quotes, braces or backslashes: ${text}.`);
  return { app, folder };
}
