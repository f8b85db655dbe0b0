import { idPrefixes, isLongerThan, limits, type Outcome, refuse, slackbotName, succeed } from "@platform/protocol";
import type { UserRow } from "../access/accessUser.ts";
import type { ReadContext } from "../context.ts";
import { resolveEmoji } from "../emoji/resolveEmoji.ts";
import { changeFieldValues, type FieldValueCode } from "../profiles/changeFieldValues.ts";

export type ProfileFields = Readonly<Record<string, unknown>>;
export type ProfileCode = FieldValueCode | "reserved_name";
export type ProfileChange = Partial<
  Pick<
    UserRow,
    | "real_name"
    | "display_name"
    | "title"
    | "phone"
    | "pronouns"
    | "status_text"
    | "status_emoji"
    | "status_until_ms"
    | "field_values"
  >
>;

/** How long each field may be that is taken as it comes. */
const texts = {
  real_name: limits.profile_name_chars_max,
  display_name: limits.profile_name_chars_max,
  title: limits.profile_text_chars_max,
  phone: limits.profile_text_chars_max,
  pronouns: limits.profile_text_chars_max,
  status_text: limits.status_text_chars_max,
} as const;

const isName: ReadonlySet<string> = new Set(["real_name", "display_name"]);

/** What of a person is to change, from the fields of a profile; those that nobody can set are passed over. */
export async function readProfileChange(
  ctx: ReadContext,
  user: UserRow,
  given: ProfileFields,
): Promise<Outcome<{ change: ProfileChange }, ProfileCode>> {
  const fields = withWholeName(user, given);
  const change: ProfileChange = {};
  for (const [name, max] of Object.entries(texts) as [keyof typeof texts, number][]) {
    const value = fields[name];
    if (value === undefined) continue;
    if (typeof value !== "string" || (name === "real_name" && value.trim() === "")) return refuse("invalid_profile");
    if (isLongerThan(value, max)) return refuse("too_long");
    if (isName.has(name) && value.trim().toLowerCase() === slackbotName) return refuse("reserved_name");
    change[name] = value.trim();
  }
  const { status_emoji: emoji, status_expiration: untilS } = fields;
  if (emoji !== undefined) {
    const name = typeof emoji === "string" && emoji !== "" ? await resolveEmoji(ctx, emoji) : "";
    if (name === undefined) return refuse("invalid_profile");
    change.status_emoji = name === "" ? "" : `:${name}:`;
  }
  if (untilS !== undefined && (typeof untilS !== "number" || !Number.isInteger(untilS) || untilS < 0)) {
    return refuse("invalid_profile");
  }
  // A new status has no expiry unless one is given, whatever the previous one had.
  const isNewStatus = change.status_text !== undefined || change.status_emoji !== undefined;
  if (untilS !== undefined || isNewStatus) change.status_until_ms = untilS ? untilS * 1000 : null;
  const custom = customFieldsIn(fields);
  if (custom === undefined) return succeed({ change });
  const values = await changeFieldValues(ctx, user, custom);
  return values.ok ? succeed({ change: { ...change, field_values: values.stored } }) : values;
}

/** Custom fields come together as `fields`, or one by one under their ids. */
function customFieldsIn({ fields, ...rest }: ProfileFields): unknown {
  const single = Object.entries(rest).filter(([name]) => name.startsWith(idPrefixes.profileField));
  return single.length === 0 ? fields : { ...Object(fields), ...Object.fromEntries(single) };
}

/** Clients that know first and last names apart change one at a time. */
function withWholeName(user: UserRow, given: ProfileFields): ProfileFields {
  if (given["real_name"] !== undefined) return given;
  const { first_name: first, last_name: last } = given;
  if (first === undefined && last === undefined) return given;
  const [oldFirst = "", ...oldLast] = user.real_name.split(" ");
  const parts = [first ?? oldFirst, last ?? oldLast.join(" ")];
  return {
    ...given,
    real_name: parts
      .map((part) => (typeof part === "string" ? part.trim() : ""))
      .join(" ")
      .trim(),
  };
}
