/** How it goes with a message that its app writes piece by piece: being written, whole, or broken off. */
export type StreamingState = "in_progress" | "completed" | "errored";
