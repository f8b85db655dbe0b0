/** The setting that says that a store is no longer empty: a seed was loaded, or the first owner was created. */
export const seededKey = "seeded";
