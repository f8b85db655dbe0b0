import absent from "../../../packages/protocol/coverage/absent-fields.json" with { type: "json" };

/** A field of a recorded answer or payload. */
export interface RecordedField {
  readonly name: string;
  readonly path: string;
  readonly key: string;
}

/** Why some fields are not sent. */
export interface Absence {
  readonly reason: string;
  /** Whether other tests decide about them: then they may or may not appear here. */
  readonly isElsewhere: boolean;
  /** By object, by name, or by name and path; `*` stands for any text. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export const absences: readonly Absence[] = absent.map(({ reason, fields, ...rest }) => ({
  reason,
  isElsewhere: "elsewhere" in rest && rest.elsewhere === true,
  fields,
}));

export function coversField({ fields }: Absence, field: RecordedField): boolean {
  const scopes = new Set([objectOf(field), field.name, `${field.name} ${field.path}`]);
  return Object.entries(fields).some(
    ([scope, keys]) =>
      [...scopes].some((one) => one !== undefined && fits(scope, one)) && keys.some((key) => fits(key, field.key)),
  );
}

function fits(pattern: string, text: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[.[\]/\\^$+?(){}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}

const objects: readonly (readonly [string, RegExp])[] = [
  ["File", /^files?$/],
  ["BotProfile", /^bot_profile$/],
  ["Message", /^(?:messages?|previous_message|root)$/],
  ["Channel", /^channels?$/],
  ["Profile", /^profile$/],
  ["User", /^(?:user|members)$/],
  ["Usergroup", /^(?:usergroups?|subteam)$/],
  ["View", /^view$/],
  ["Bookmark", /^bookmarks?$/],
];

/** What kind of object has the field, as far as its place tells. */
function objectOf({ name, path }: RecordedField): string | undefined {
  if (path.endsWith(".shares.public.*[]")) return "Share";
  if (path === "event" && /^(?:Message|AppMention)/.test(name)) return "Message";
  const last = (path.split(".").at(-1) ?? "").replace("[]", "");
  return objects.find(([, pattern]) => pattern.test(last))?.[0];
}
