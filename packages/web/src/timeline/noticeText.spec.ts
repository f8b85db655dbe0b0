import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message } from "../store/types.ts";
import { noticesText as german } from "../strings/de/notices.ts";
import { noticeText } from "./noticeText.ts";

const message = (subtype: string | undefined, text: string, more: object = {}): Message =>
  ({ type: "message", user: "U1", ts: "1700000000.000100", subtype, text, ...more }) as Message;

test("what happened in a channel follows from the kind of the message and its fields", () => {
  const table: readonly (readonly [Message, string])[] = [
    [message("channel_join", "x"), "<@U1> has joined the channel"],
    [message("group_leave", "<@U1> has left the channel"), "<@U1> has left the channel"],
    [
      message("channel_leave", "<@U1> was removed from the channel by <@U2>"),
      "<@U1> was removed from the channel by <@U2>",
    ],
    [message("channel_topic", "x", { topic: "Soup & bread" }), "<@U1> set the channel topic: Soup &amp; bread"],
    [message("group_topic", "x", { topic: "" }), "<@U1> cleared the channel topic"],
    [message("channel_purpose", "x", { purpose: "Food" }), "<@U1> set the channel purpose: Food"],
    [message("channel_purpose", "x", { purpose: "" }), "<@U1> cleared the channel purpose"],
    [message("group_name", "x", { old_name: "a", name: "b" }), "<@U1> has renamed the channel from “a” to “b”"],
    [message("channel_archive", "x"), "<@U1> archived the channel"],
    [message("group_unarchive", "x"), "<@U1> un-archived the channel"],
    [message("tombstone", "x"), "This message was deleted."],
  ];
  for (const [given, told] of table) assert.equal(noticeText(given), told);
  assert.equal(german.joined("<@U1>"), "<@U1> ist dem Kanal beigetreten");
});

test("a text stays where it is more than the fields tell, and in messages of people", () => {
  for (const subtype of [undefined, "me_message", "channel_topic", "channel_name", "channel_convert_to_private"]) {
    assert.equal(noticeText(message(subtype, "as it came")), "as it came");
  }
});
