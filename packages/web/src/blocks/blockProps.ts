/** What every block is given. */
export interface BlockProps<Block> {
  readonly block: Block;
}
