import { limits } from "../../packages/protocol/src/limits.ts";

/** A number that a document states. The pattern must match, and its first group must be the number of the code. */
export interface Figure {
  readonly file: string;
  readonly pattern: RegExp;
  readonly value: number;
}

export const figures: readonly Figure[] = [
  { file: "README.md", pattern: /clock\.advance\("(\d+)h"\)/, value: limits.access_token_lifetime_s / 3_600 },
  { file: "docs/glossary.md", pattern: /within (\w+) seconds/, value: limits.delivery_ack_s },
  { file: "docs/glossary.md", pattern: /an app answers for (\d+) minutes/, value: limits.response_url_life_s / 60 },
];
