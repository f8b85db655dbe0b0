import { Type } from "typebox";
import { limits } from "../limits.ts";
import { inert } from "./inert.ts";
import { closed, shaped } from "./patterns.ts";

const items = { maxItems: limits.manifest_items_max };
const url = shaped("url", { maxLength: limits.request_url_chars_max });

const appDirectorySchema = Type.Object(
  {
    app_directory_categories: Type.Optional(Type.Array(Type.String(), items)),
    use_direct_install: Type.Optional(Type.Boolean()),
    direct_install_url: Type.Optional(url),
    installation_landing_page: Type.Optional(url),
    privacy_policy_url: Type.Optional(url),
    support_url: Type.Optional(url),
    support_email: Type.Optional(Type.String()),
    supported_languages: Type.Optional(Type.Array(Type.String(), items)),
    pricing: Type.Optional(Type.String()),
  },
  closed,
);

/** Sections at the top of a manifest that other tools write and that change nothing here. */
export const inertSections = {
  icon: Type.Optional(inert(Type.String())),
  app_directory: Type.Optional(inert(appDirectorySchema)),
};
