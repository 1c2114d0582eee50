/** Characters of a template’s name. */
export const TEMPLATE_NAME_LIMIT = 120;
