import { QUESTION_TOKEN_LIMIT } from '@footnote/domain';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../platform/rendering/use-debounced.ts';
import { countText } from '../formats/count-text.ts';

/** Characters from which a question is counted: a shorter one is far from the limit, and the tokeniser is large. */
const LONG = QUESTION_TOKEN_LIMIT * 2;

/** How much of the longest question is used, as the server counts it; undefined for all but long ones. */
export function useQuestionTokens(text: string): { used: number; limit: number } | undefined {
  const settled = useDebounced(text.length < LONG ? '' : text);
  const [used, setUsed] = useState(0);
  useEffect(() => {
    let isLatest = true;
    void countText(settled).then((tokens) => isLatest && setUsed(tokens));
    return () => {
      isLatest = false;
    };
  }, [settled]);
  return text.length < LONG || used === 0 ? undefined : { used, limit: QUESTION_TOKEN_LIMIT };
}
