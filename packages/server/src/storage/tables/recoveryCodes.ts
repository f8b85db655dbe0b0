export interface RecoveryCodesTable {
  hash: string;
  user_id: string;
  used_ms: number | null;
}
