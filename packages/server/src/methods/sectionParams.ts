import { limits } from "@platform/protocol";
import { id, text } from "./params.ts";

/** The section of the sidebar that a method is about. */
export const sectionParam = id({
  object: "section",
  describe: "The section, by its id in `client.sections.list`.",
  otherwise: "section_not_found",
});

export const sectionNameParam = text({
  describe: `At most ${limits.section_name_chars_max} characters.`,
  maxLength: limits.section_name_chars_max,
  otherwise: "invalid_name",
});

export const sectionErrors = {
  section_not_found: "The section is unknown, or of another person.",
} as const;
export const customSectionErrors = {
  ...sectionErrors,
  section_is_built_in: "Only custom sections allow this.",
} as const;
export const sectionNameErrors = {
  invalid_name: `\`name\` is missing, empty or longer than ${limits.section_name_chars_max} characters.`,
} as const;
