import { Component, type ReactNode } from "react";
import styles from "./Blocks.module.css";
import { blocksText } from "../strings/blocks.ts";

interface Props {
  readonly children: ReactNode;
  /** Another block gets another try. */
  readonly of: unknown;
}

/** Keeps a block that cannot be drawn from taking the page with it; a builder of blocks shows half-written ones. */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles["unknown"]} data-unknown="">
        {blocksText.blockFailed}
      </div>
    );
  }
}
