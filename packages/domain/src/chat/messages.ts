/** The fixed text of specification §4 for a question that no retrieved document answers. */
export const NO_DOCUMENTS_MESSAGE =
  'No documents were found that answer this question. Try other words, fewer filters or a wider question.';

/** Said over an answer for which the default study types gave way to all. */
export const STUDY_TYPES_RELAXED_MESSAGE =
  'No meta-analysis, systematic review, randomized trial or clinical intervention answers this question as well as other studies do, so studies of all types were searched.';

/** Said on every answer, export and share. */
export const DISCLAIMER =
  'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.';

/** What a chat shows for a stream that ended in an error (specification §8). */
export function streamErrorText(message: string): string {
  return `❗${message} 😢 Please try again.`;
}

/** What a chat shows when the server answers 401 (specification §8). */
export const UNAUTHORIZED_TEXT = '❗Unauthorized';
