import type { AnalyticsFile, ChannelDay, MemberDay } from "../domain/analytics/readFile.ts";

/** The lines of a file of analytics, each a JSON object. */
export function presentLines({ org, date, content }: AnalyticsFile): object[] {
  const head = { enterprise_id: org.id, date };
  switch (content.of) {
    case "member":
      return content.rows.map((row) => ({ ...head, ...presentMember(row) }));
    case "public_channel":
      return content.rows.map((row) => ({ ...head, ...presentChannel(row) }));
    case "metadata":
      return content.rows.map(({ id, name, topic, purpose }) => ({
        channel_id: id,
        name,
        topic,
        description: purpose,
        date,
      }));
  }
}

function presentMember({ user, posts, filesAdded }: MemberDay): object {
  const posted = posts?.posted ?? 0;
  return {
    team_id: user.team_id,
    user_id: user.id,
    email_address: user.email ?? "",
    is_guest: user.role === "multi_channel_guest" || user.role === "single_channel_guest",
    is_active: posted + filesAdded > 0,
    messages_posted_count: posted,
    channel_messages_posted_count: posts?.posted_in_channels ?? 0,
    files_added_count: filesAdded,
  };
}

function presentChannel({ channel, team, sharing, people, posts }: ChannelDay): object {
  const total = people?.people ?? 0;
  const guests = people?.guests ?? 0;
  return {
    originating_team: { team_id: team.id, name: team.name },
    channel_id: channel.id,
    visibility: "public",
    is_shared_externally: sharing?.isExternal ?? false,
    shared_with: (sharing?.teamIds ?? []).map((id) => ({ team_id: id })),
    date_created: Math.floor(channel.created_ms / 1000),
    date_last_active: Math.floor(channel.last_ts / 1_000_000),
    total_members_count: total,
    full_members_count: total - guests,
    guest_member_count: guests,
    messages_posted_count: posts?.posted ?? 0,
    messages_posted_by_members_count: posts?.posted_by_people ?? 0,
    members_who_posted_count: posts?.people ?? 0,
  };
}
