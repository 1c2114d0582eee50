import { tokenise } from './text/tokenise.ts';

/** What names of MeSH are compared by: their words, whatever stands between them and however they are capitalised. */
export function meshKey(text: string): string {
  return tokenise(text)
    .map((token) => token.word)
    .join(' ');
}
