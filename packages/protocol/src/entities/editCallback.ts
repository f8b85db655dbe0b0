/** The callback id of the view in which people edit an entity; apps listen for it. */
export const entityEditCallbackId = "work-object-edit";
