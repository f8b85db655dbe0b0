import { StoreFailure } from "../../ports/failures.ts";

/** Writes a note about a session. A disk that is full must not keep people from reading, so the note is then left out. */
export async function noteUnlessFull(note: () => Promise<unknown>): Promise<void> {
  try {
    await note();
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
  }
}
