import { localeNames } from "./locales.ts";

/** How a person's client behaves, for all their browsers and workspaces. */
interface ChoicePreference {
  readonly describe: string;
  readonly of: readonly string[];
  readonly initial: string;
}

interface FlagPreference {
  readonly describe: string;
  readonly initial: boolean;
}

interface TextPreference {
  readonly describe: string;
  /** In characters. */
  readonly max: number;
  readonly initial: string;
}

export type Preference = ChoicePreference | FlagPreference | TextPreference;

/**
 * Every preference of a person. The arguments and the answer of `client.preferences.*`, what the store keeps, the event
 * `pref_change` and the state of the client derive from this list, so a preference is one entry here.
 */
export const preferences = {
  notify: {
    describe: "Which messages notify a person who is looking elsewhere.",
    of: ["all", "mentions", "nothing"],
    initial: "mentions",
  },
  keywords: {
    describe: "Words that notify the person and are highlighted, separated by commas.",
    max: 1_000,
    initial: "",
  },
  sound: {
    describe: "The sound of a notification.",
    of: ["chime", "knock", "none"],
    initial: "chime",
  },
  icon_badge: {
    describe: "What the icon of the tab shows: the number of mentions or a dot, a dot only, or nothing.",
    of: ["count", "dot", "none"],
    initial: "count",
  },
  mail_digest: {
    describe: "How soon a person who is away gets a mail about unread mentions, direct messages and followed threads.",
    of: ["off", "quarter_hourly", "hourly", "daily"],
    initial: "hourly",
  },
  enter_sends: {
    describe: "Whether Enter sends; if not, it begins a line, and Ctrl+Enter sends.",
    initial: true,
  },
  open_channels_at: {
    describe: "Where a conversation with unread messages opens: at the first of them, or at its end.",
    of: ["unread", "end"],
    initial: "unread",
  },
  skin_tone: {
    describe: "The tone of skin of the emoji that a person sends: from 2, the lightest, to 6.",
    of: ["default", "2", "3", "4", "5", "6"],
    initial: "default",
  },
  convert_emoticons: {
    describe: "Whether typed emoticons such as `:)` become emoji.",
    initial: true,
  },
  sidebar_filter: {
    describe: "Which conversations the sidebar shows.",
    of: ["all", "unreads"],
    initial: "all",
  },
  language: {
    describe: "The language of the browser client; `auto` for the one that the browser asks for.",
    of: ["auto", ...localeNames],
    initial: "auto",
  },
  tz_automatic: {
    describe: "Whether the time zone of the person follows their browser.",
    initial: true,
  },
  welcome: {
    describe:
      "What greets the person: the `setup` for the person who set up the server, then the `tour`, as for a person who joined by an invitation; `done` afterwards, and for all others.",
    of: ["setup", "tour", "done"],
    initial: "done",
  },
} as const satisfies Readonly<Record<string, Preference>>;

export type PreferenceName = keyof typeof preferences;

type ValueOf<Kind> = Kind extends { readonly of: readonly (infer Choice)[] }
  ? Choice
  : Kind extends { readonly max: number }
    ? string
    : boolean;

export type PreferenceValues = { readonly [Name in PreferenceName]: ValueOf<(typeof preferences)[Name]> };

export const preferenceNames = Object.keys(preferences) as PreferenceName[];

/** Only what is a preference and has a value that it may have: a newer or older version may have stored others. */
export function knownPreferences(stored: Readonly<Record<string, unknown>>): Partial<PreferenceValues> {
  const known = preferenceNames.filter((name) => isValueOf(preferences[name], stored[name]));
  return Object.fromEntries(known.map((name) => [name, stored[name]]));
}

export const initialPreferences = Object.fromEntries(
  preferenceNames.map((name) => [name, preferences[name].initial]),
) as PreferenceValues;

function isValueOf(preference: Preference, value: unknown): boolean {
  if ("of" in preference) return typeof value === "string" && preference.of.includes(value);
  if ("max" in preference) return typeof value === "string" && value.length <= preference.max;
  return typeof value === "boolean";
}
