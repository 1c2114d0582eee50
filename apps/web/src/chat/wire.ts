// Kept apart so that it loads beside the first question: the schemas and their library are a tenth of the app.
export { chatHistoryPageSchema, chatSessionSchema, chatStreamEventSchema, citationSchema } from '@footnote/domain';
