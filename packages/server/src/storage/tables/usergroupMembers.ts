export interface UsergroupMembersTable {
  usergroup_id: string;
  user_id: string;
}
