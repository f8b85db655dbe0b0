export interface BarrierGroupsTable {
  barrier_id: string;
  usergroup_id: string;
}
