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
  if (folder === "") throw new UsageError(`NAME must contain a letter or a digit, such as my-app, not ${text}.`);
  if (isLongerThan(app, limits.app_name_chars_max)) {
    throw new UsageError(`NAME can have at most ${limits.app_name_chars_max} characters.`);
  }
  if (/["\\{}\p{Cc}]/u.test(app)) throw new UsageError(`NAME must not contain quotes, braces or backslashes: ${text}.`);
  return { app, folder };
}
