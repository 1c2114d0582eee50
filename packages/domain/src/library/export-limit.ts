/** Most references of one export. */
export const EXPORT_LIMIT = 1_000;
