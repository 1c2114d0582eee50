/** Characters of a template’s name. */
export const TEMPLATE_NAME_LIMIT = 120;
/** Templates that one account may have. */
export const OWN_TEMPLATE_LIMIT = 200;
