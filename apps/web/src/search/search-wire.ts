// Kept apart so that it loads beside the page: the schemas and their library weigh as much as a router.
export { savedQueriesSchema, searchAnswerSchema } from '@footnote/domain';
