import { plural } from "./plural.ts";

export const holdsText = {
  holds: "Legal holds",
  about:
    "A hold preserves everything that its people wrote or could read. Edits, deletions and retention hide that content but do not destroy it. People cannot see that they are on a hold, and a hold gives nobody access.",
  loading: "Loading legal holds",
  none: "No legal holds. Nothing is preserved beyond the retention rules.",
  name: "Name",
  people: "People",
  peopleCount: (count: number) => plural(count, "1 person", `${count} people`),
  covers: "Covers",
  restrictions: { NO_RESTRICTION: "Every conversation", ONLY_DMS: "Direct messages only" },
  state: "State",
  states: { active: "active", released: "released" },
  created: "Created",
  createTitle: "Create a hold",
  create: "Create hold",
  createdToast: (name: string) => `The hold ${name} is active.`,
  release: "Release",
  releaseTitle: (name: string) => `Release ${name}?`,
  releaseBody:
    "Content that people deleted meanwhile, and content older than the retention rules allow, is destroyed with the next daily run. It cannot be restored.",
  releasedToast: (name: string) => `The hold ${name} was released.`,
  activate: "Activate again",
  activatedToast: (name: string) => `The hold ${name} is active again.`,
};
