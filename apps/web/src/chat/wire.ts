// Kept apart so that it loads beside the first question: the schemas and their library weigh as much as a router.
export {
  chatHistoryPageSchema,
  chatSessionSchema,
  chatShareSchema,
  chatStreamEventSchema,
  citationSchema,
  endsStream,
  sharedChatSchema,
} from '@footnote/domain';
