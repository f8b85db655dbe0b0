import { bundleOf } from "../../packages/server/testkit/deploying.ts";
import type { AppStage } from "./appStage.ts";
import { option, plain } from "./appStage.ts";

const mrkdwn = (text: string) => ({ type: "mrkdwn", text });

/** What an app may ask in a channel: something to read, a menu, and buttons. */
export const standUp = [
  { type: "header", text: plain("Daily stand-up") },
  {
    type: "section",
    block_id: "on",
    text: mrkdwn("*What are you on today?*\nYour answer goes to #general at ten."),
    accessory: {
      type: "static_select",
      action_id: "on",
      placeholder: plain("Choose a project"),
      option_groups: [
        { label: plain("Running"), options: ["Billing", "Login by passkey", "Search"].map(option) },
        { label: plain("Next"), options: ["Audit log export", "Calls", "Dark theme for mail"].map(option) },
      ],
    },
  },
  { type: "context", elements: [mrkdwn("3 of 7 have answered · closes at 10:00")] },
];

/** What an app may ask before all else goes on. */
export const leaveRequest = {
  type: "modal",
  title: plain("Request leave"),
  submit: plain("Send"),
  close: plain("Cancel"),
  blocks: [
    { type: "section", text: mrkdwn("You have *12 days* left this year.") },
    { type: "input", block_id: "from", label: plain("First day"), element: { type: "datepicker", action_id: "from" } },
    {
      type: "input",
      block_id: "kind",
      label: plain("Kind"),
      element: {
        type: "radio_buttons",
        action_id: "kind",
        options: ["Holiday", "Moving house", "Something else"].map(option),
        initial_option: option("Holiday"),
      },
    },
    {
      type: "input",
      block_id: "who",
      label: plain("Who covers for you"),
      element: { type: "multi_users_select", action_id: "who", placeholder: plain("Choose people") },
    },
    {
      type: "input",
      block_id: "note",
      optional: true,
      label: plain("Note"),
      hint: plain("Only your substitutes can read it."),
      element: { type: "plain_text_input", action_id: "note", multiline: true },
    },
  ],
};

/** What an app may keep in its own tab. */
export const homeTab = {
  type: "home",
  blocks: [
    { type: "header", text: plain("Good morning, Alice") },
    {
      type: "section",
      text: mrkdwn("*Build 412* is waiting for you.\nIt passed on `main` in 3 min 12 s."),
      accessory: { type: "button", action_id: "deploy", style: "primary", text: plain("Deploy it") },
    },
    { type: "divider" },
    {
      type: "section",
      fields: ["*Open reviews*\n4", "*Failing checks*\n0", "*On call*\nBob Brown", "*Next release*\nFriday"].map(
        mrkdwn,
      ),
    },
    { type: "header", text: plain("Waiting for your review") },
    ...[
      ["Search finds accents", "Carol Chen · 14 files · all checks passed"],
      ["Login by passkey", "Bob Brown · 32 files · two checks still run"],
      ["Audit log export", "Bob Brown · 6 files · all checks passed"],
    ].map(([title, about], at) => ({
      type: "section",
      text: mrkdwn(`*${title}*\n${about}`),
      accessory: { type: "button", action_id: `review_${at}`, text: plain("Review") },
    })),
    { type: "divider" },
    {
      type: "actions",
      elements: [
        { type: "button", action_id: "reviews", text: plain("Show all reviews") },
        { type: "users_select", action_id: "hand", placeholder: plain("Hand over to …") },
      ],
    },
  ],
};

const week = [
  ["The release is out", "Who wants to write the post about it?"],
  ["Lunch is on us today", "Please read the plan for the move", "The plan has a map now"],
  ["Who has the keys of the small room?", "Found them"],
  ["Search finds accents now", "Try it on staging", "It is on production"],
  ["New chairs on the second floor", "They are better than they look"],
  ["The bakery next door has opened"],
  ["Good morning, planning begins at ten", "Notes are in the usual place", "Done for now"],
];

/** How many days `liveThroughAWeek` lets go by. */
export const daysOfAWeek = week.length - 1;

/** A week of messages that people saw, clicked, shared and reacted to, a day at a time. */
export async function liveThroughAWeek({ platform, dev, call, tokenOf }: AppStage): Promise<void> {
  // Not where the other pictures are taken: few machines that take them have a font for reactions.
  const channel = dev.channels["random"] ?? "";
  const people = ["alice", "bob", "carol"];
  for (const [day, said] of week.entries()) {
    if (day > 0) await platform.control("clock.advance", { by: "24h" });
    for (const [turn, text] of said.entries()) {
      const { ts } = await call("chat.postMessage", { channel, text }, tokenOf(people[(day + turn) % 3] ?? ""));
      for (const [at, user] of people.entries()) {
        if ((at + day * 2 + turn) % 4 === 0) continue;
        const client = (at + turn) % 3 === 0 ? "mobile" : "web";
        const args = { channel, views: [ts], clicks: (at + day) % 2 === 0 ? [ts] : [], client };
        await platform.control("person.call", { user, method: "client.activity.record", args });
      }
      if (turn === 0) await call("reactions.add", { channel, timestamp: ts, name: "tada" }, tokenOf("carol"));
      if (turn === 0 && day % 2 === 1) {
        const { permalink } = await call("chat.getPermalink", { channel, message_ts: ts }, tokenOf("bob"));
        await call("chat.postMessage", { channel, text: `Have you seen <${String(permalink)}>?` }, tokenOf("bob"));
      }
    }
  }
}

/** What an administrator has decided lately. */
export async function decide({ dev, call, appId, userId, tokenOf }: AppStage): Promise<void> {
  const alice = tokenOf("alice");
  const team = { team_id: dev.teams[0]?.id };
  await call("admin.users.setAdmin", { ...team, user_id: userId("bob") }, alice);
  await call("admin.users.setDepartment", { ...team, user_id: userId("dora"), department: "Press" }, alice);
  await call("admin.apps.approve", { ...team, app_id: appId }, alice);
  await call("admin.teams.settings.setAppApproval", { ...team, required: true }, alice);
  const prefs = { who_can_post: "type:admin" };
  await call("admin.conversations.setConversationPrefs", { channel_id: dev.channels["secret"], prefs }, alice);
  await call("admin.inviteLinks.create", { ...team, role: "member", uses: 5 }, alice);
}

/** A workflow of the dev app, and a link that starts it. */
export async function offerWorkflow({ dev, appId, call }: AppStage): Promise<void> {
  const { manifest } = await call("apps.manifest.export", { app_id: appId }, dev.config_token);
  const workflows = { leave: { title: "Ask for leave", description: "A form, and a person who approves", steps: [] } };
  const { display_information: shown, ...rest } = manifest as Readonly<Record<string, object>>;
  const description = "Answers questions, collects stand-ups and asks for leave.";
  const whole = { ...rest, display_information: { ...shown, description }, workflows };
  await call("apps.manifest.update", { app_id: appId, manifest: whole }, dev.config_token);
  await call("workflows.triggers.create", { type: "shortcut", name: "Ask for leave", workflow: "#/workflows/leave" });
}

/** Two versions of a function of the dev app, the second of which runs. */
export async function deployTwice({ dev, appId, call }: AppStage): Promise<void> {
  const app = { app_id: appId };
  for (const text of ["Good morning", "Good morning, everybody"]) {
    const greet = `export default () => ({ outputs: { text: ${JSON.stringify(text)} } });`;
    const { url, file_name } = await call("apps.hosted.generatePresignedPost", app, dev.config_token);
    const sent = await fetch(String(url), { method: "POST", body: new Uint8Array(bundleOf({ greet })) });
    if (!sent.ok) throw new Error(`the bundle was refused: ${sent.status}`);
    await call("apps.hosted.upload", { ...app, s3_key: file_name, runtime: "deno" }, dev.config_token);
  }
}

/** A morning in #general. */
export async function talk({ dev, call, tokenOf }: AppStage): Promise<void> {
  const channel = dev.channels["general"] ?? "";
  const said: [name: string, text: string][] = [
    ["bob", "Morning! The new search is on staging, *please break it*."],
    ["carol", "It finds `péché` when I type `peche`. I am impressed."],
    ["bob", "That took a week of my life"],
    ["carol", "Nobody will ever know. Worth it."],
  ];
  for (const [name, text] of said) await call("chat.postMessage", { channel, text }, tokenOf(name));
}
