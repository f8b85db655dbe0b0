import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";

/** The files of an export by their paths: JSON, or bytes. */
export type ExportFiles = Readonly<Record<string, unknown>>;

function person(id: string, name: string, more: Readonly<Record<string, unknown>> = {}) {
  const { profile, ...rest } = more as { profile?: object };
  return {
    id,
    team_id: "T024BE7LD",
    name,
    deleted: false,
    color: "9f69e7",
    real_name: `${name} Example`,
    tz: "Europe/Berlin",
    tz_label: "Central European Time",
    is_admin: false,
    is_bot: false,
    is_restricted: false,
    updated: 1_600_000_000,
    profile: {
      real_name: `${name} Example`,
      display_name: name,
      email: `${name}@acme.example`,
      fields: null,
      ...profile,
    },
    ...rest,
  };
}

const users = [
  person("U024BE7LH", "anna", { is_admin: true, is_owner: true, profile: { title: "CEO", phone: "+49 30 1" } }),
  person("W012A3CDE", "béla"),
  person("U0GUEST01", "gina", { is_restricted: true, is_ultra_restricted: true }),
  { id: "U0GONE001", name: "gone", deleted: true, profile: { real_name: "Gone Person", email: "gone@acme.example" } },
  person("U0TWIN001", "twin", { profile: { email: "ANNA@acme.example" } }),
  person("U0BOT0001", "builder", {
    is_bot: true,
    profile: { bot_id: "B0BUILDER", api_app_id: "A0BUILDER", email: undefined },
  }),
  person("USLACKBOT", "slackbot"),
];

const day1 = [
  {
    type: "message",
    subtype: "channel_join",
    user: "U024BE7LH",
    ts: "1500000000.000002",
    text: "<@U024BE7LH> has joined the channel",
  },
  {
    client_msg_id: "9d5b3c1e-0000-4000-8000-000000000001",
    type: "message",
    text: "Release *today*? See <https://example.com|notes>",
    user: "U024BE7LH",
    ts: "1500000001.000003",
    team: "T024BE7LD",
    user_team: "T024BE7LD",
    source_team: "T024BE7LD",
    user_profile: {
      avatar_hash: "g1",
      real_name: "anna Example",
      display_name: "anna",
      name: "anna",
      team: "T024BE7LD",
    },
    blocks: [
      {
        type: "rich_text",
        block_id: "x1",
        elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "Release today?" }] }],
      },
    ],
    edited: { user: "U024BE7LH", ts: "1500000002.000000" },
    thread_ts: "1500000001.000003",
    reply_count: 9,
    reply_users_count: 4,
    latest_reply: "1500000099.000000",
    reply_users: ["W012A3CDE", "U0NOBODY1"],
    replies: [{ user: "W012A3CDE", ts: "1500000010.000001" }],
    subscribed: true,
    last_read: "1500000099.000000",
    unread_count: 3,
    is_starred: true,
    reactions: [
      { name: "clap::skin-tone-3", users: ["W012A3CDE", "U0NOBODY1", "USLACKBOT"], count: 3 },
      { name: "tada", users: ["U024BE7LH"], count: 1 },
    ],
    pinned_to: ["C024BE91L"],
    pinned_info: { channel: "C024BE91L", pinned_by: "W012A3CDE", pinned_ts: 1_500_000_050 },
    x_unknown: { kept: [1, "two", null] },
  },
  {
    type: "message",
    user: "W012A3CDE",
    text: "yes \u0000 \ud800 now",
    ts: "1500000010.000001",
    thread_ts: "1500000001.000003",
    parent_user_id: "U024BE7LH",
  },
  {
    type: "message",
    subtype: "thread_broadcast",
    user: "U0NOBODY1",
    user_profile: { real_name: "Nora Body", display_name: "nora", name: "nora", team: "T0OTHER01" },
    text: "me too",
    ts: "1500000011.000001",
    thread_ts: "1500000001.000003",
    root: { type: "message", user: "U024BE7LH", text: "Release *today*?", ts: "1500000001.000003" },
  },
  {
    type: "message",
    subtype: "bot_message",
    bot_id: "B0BUILDER",
    username: "CI",
    icons: { emoji: ":robot_face:" },
    text: "build passed",
    ts: "1500000012.000001",
  },
  {
    type: "message",
    subtype: "bot_message",
    bot_id: "B0LEGACY1",
    username: "rss",
    text: "old news",
    ts: "1500000013.000001",
  },
  {
    type: "message",
    user: "U00",
    subtype: "channel_name",
    old_name: "all",
    name: "general",
    text: "renamed",
    ts: "1500000014.000001",
  },
  {
    type: "message",
    subtype: "never_seen_before",
    user: "W012A3CDE",
    text: "from the future",
    ts: "1500000015.000001",
  },
  { type: "message", user: "W012A3CDE", text: "an orphan", ts: "1500000016.000001", thread_ts: "1400000000.000001" },
  { text: "no timestamp at all" },
];

const day2 = [
  {
    type: "message",
    subtype: "file_share",
    user: "W012A3CDE",
    text: "see the plan",
    ts: "1500100000.000001",
    upload: true,
    files: [
      {
        id: "F0PLAN001",
        created: 1_500_100_000,
        name: "plan.txt",
        title: "Plan",
        mimetype: "text/plain",
        filetype: "text",
        user: "W012A3CDE",
        mode: "hosted",
        size: 11,
        url_private: "https://files.slack.com/files-pri/T024BE7LD-F0PLAN001/plan.txt?t=xoxe-1-secret-token",
        url_private_download:
          "https://files.slack.com/files-pri/T024BE7LD-F0PLAN001/download/plan.txt?t=xoxe-1-secret-token",
        thumb_64: "https://files.slack.com/files-tmb/T024BE7LD-F0PLAN001/plan_64.png?t=xoxe-1-secret-token&x=1",
      },
      {
        id: "F0FAR0001",
        name: "far.pdf",
        mimetype: "application/pdf",
        filetype: "pdf",
        user: "W012A3CDE",
        mode: "hosted",
        size: 77,
        url_private: "https://files.slack.com/files-pri/T024BE7LD-F0FAR0001/far.pdf?t=xoxe-1-secret-token",
        created: 1_500_100_000,
      },
      { id: "F0GONE001", mode: "tombstone" },
      { id: "F0LIMIT01", mode: "hidden_by_limit" },
    ],
  },
  {
    type: "message",
    subtype: "file_comment",
    comment: { id: "Fc1", user: "U024BE7LH", comment: "nice", created: 1_500_100_001 },
    text: "commented",
    ts: "1500100001.000001",
  },
  { type: "message", user: "U0GONE001", text: "a late reply", ts: "1500100002.000001", thread_ts: "1500000001.000003" },
];

const odd: ExportFiles = {
  "users.json": users,
  "channels.json": [
    {
      id: "C024BE91L",
      name: "general",
      created: "1449252889",
      creator: "U024BE7LH",
      is_archived: false,
      is_general: true,
      members: ["U024BE7LH", "W012A3CDE", "U0GUEST01", "U0MISSING"],
      pins: [
        { id: "1500000013.000001", type: "C", user: "U024BE7LH", owner: "U024BE7LH", created: "1500000060" },
        { id: "F0PLAN001", type: "F", user: "U024BE7LH", created: 1_500_100_010 },
      ],
      topic: { value: "All of it", creator: "U024BE7LH", last_set: "1449709364" },
      purpose: { value: "Talk", creator: "", last_set: 0 },
      previous_names: ["all"],
    },
    {
      id: "C0CAFE001",
      name: "café-☕",
      created: 1_449_252_890,
      creator: null,
      is_archived: true,
      is_general: false,
      members: [],
      topic: { value: "", creator: "", last_set: 0 },
      purpose: { value: "", creator: "", last_set: 0 },
    },
  ],
  "groups.json": [
    {
      id: "G0SECRET1",
      name: "board",
      created: 1_449_252_889,
      creator: "U024BE7LH",
      is_archived: false,
      members: ["U024BE7LH"],
      topic: {},
      purpose: {},
    },
  ],
  "mpims.json": [
    {
      id: "G0MPIM001",
      name: "mpdm-anna--bela--gina-1",
      created: 1,
      creator: "U024BE7LH",
      members: ["U024BE7LH", "W012A3CDE", "U0GUEST01"],
    },
  ],
  "dms.json": [
    { id: "D0DIRECT1", created: 1, members: ["U024BE7LH", "W012A3CDE"] },
    { id: "D0SELF001", created: 1, members: ["U024BE7LH", "U024BE7LH"] },
    { id: "D0ROBOT01", created: 1, members: ["U024BE7LH", "USLACKBOT"] },
  ],
  "integration_logs.json": [""],
  "general/2017-07-13.json": day1,
  "general/2017-07-14.json": day2,
  "general/canvas_in_the_conversation.json": [{ id: "F0CANVAS1", title: "A canvas" }],
  "café-☕/2017-07-13.json": [{ type: "message", user: "W012A3CDE", text: "naïve ☕", ts: "1500000001.000003" }],
  "board/2017-07-13.json": [{ type: "message", user: "U024BE7LH", text: "confidential", ts: "1500000002.000001" }],
  "mpdm-anna--bela--gina-1/2017-07-13.json": [
    { type: "message", user: "W012A3CDE", text: "three of us", ts: "1500000003.000001" },
  ],
  "D0DIRECT1/2017-07-13.json": [{ type: "message", user: "W012A3CDE", text: "just you", ts: "1500000004.000001" }],
  "D0SELF001/2017-07-13.json": [{ type: "message", user: "U024BE7LH", text: "note to self", ts: "1500000005.000001" }],
  "FC:F0CANVAS1:Plan/2017-07-13.json": [
    { type: "message", user: "U024BE7LH", text: "a comment", ts: "1500000006.000001" },
  ],
  "__uploads/F0PLAN001/plan.txt": new TextEncoder().encode("hello world"),
  "__MACOSX/._users.json": new Uint8Array([0, 1, 2]),
};

/** An export with the oddities that real ones have: of ids, times, authors, threads, files and names. */
export function oddExport(): ExportFiles {
  return odd;
}

/** Days enough that an import of them can be interrupted. */
export function longExport(days: number, messagesPerDay: number): ExportFiles {
  const firstS = 1_600_000_000;
  const dayEntries = Array.from({ length: days }, (_, day) => {
    const date = new Date((firstS + day * 86_400) * 1000).toISOString().slice(0, 10);
    const messages = Array.from({ length: messagesPerDay }, (__, at) => ({
      type: "message",
      user: "U024BE7LH",
      text: `message ${at} of day ${day}`,
      ts: `${firstS + day * 86_400 + at}.000100`,
      ...(at % 5 === 0 ? {} : { thread_ts: `${firstS + day * 86_400 + at - (at % 5)}.000100` }),
    }));
    return [`long/${date}.json`, messages] as const;
  });
  return {
    "users.json": [{ id: "U024BE7LH", name: "anna", profile: { real_name: "Anna", email: "anna@acme.example" } }],
    "channels.json": [{ id: "C0LONG001", name: "long", created: firstS, creator: "U024BE7LH", members: ["U024BE7LH"] }],
    ...Object.fromEntries(dayEntries),
  };
}

/** JSON as Slack writes it. */
function bytesOf(content: unknown): Uint8Array {
  return content instanceof Uint8Array ? content : strToU8(JSON.stringify(content, null, 4).replaceAll("/", "\\/"));
}

export function writeExportFolder(folder: string, files: ExportFiles): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytesOf(content));
  }
}

/** As Slack packs it: names are UTF-8 without the flag that says so. */
export function exportZip(files: ExportFiles): Buffer {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)])));
  return Buffer.from(withoutUtf8Flag(zip));
}

export function writeExportZip(file: string, files: ExportFiles): void {
  writeFileSync(file, exportZip(files));
}

const utf8Flag = 0x08;

/** Clears the flag in every header of an entry. */
function withoutUtf8Flag(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 10 < zip.length; at++) {
    const signature = view.getUint32(at, true);
    const flags = signature === 0x04034b50 ? at + 7 : signature === 0x02014b50 ? at + 9 : undefined;
    if (flags !== undefined) zip[flags] = (zip[flags] ?? 0) & ~utf8Flag;
  }
  return zip;
}
