import { adminTeamsText } from "../../../strings/adminTeams.ts";

/** What a refusal says at the field that it is about. */
export const teamFaults: Readonly<Record<string, string>> = {
  bad_url: adminTeamsText.badUrl,
  must_provide_team_domain: adminTeamsText.badUrl,
  domain_taken: adminTeamsText.domainTaken,
  name_taken_in_org: adminTeamsText.nameTaken,
  must_provide_team_name: adminTeamsText.nameInvalid,
  failed_to_set_name: adminTeamsText.nameInvalid,
  invalid_url: adminTeamsText.iconUnreachable,
  failed_to_set_icon: adminTeamsText.iconInvalid,
  one_or_more_invalid_channels: adminTeamsText.channelsInvalid,
};
