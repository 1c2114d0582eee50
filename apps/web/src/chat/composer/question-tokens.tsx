import { QUESTION_TOKEN_LIMIT } from '@footnote/domain';
import { useEffect } from 'react';
import { useDebounced } from '../../platform/rendering/use-debounced.ts';
import { countText } from '../formats/count-text.ts';

/** Tokens of a question against their limit. */
export interface TokenUsage {
  used: number;
  limit: number;
}

export interface QuestionTokensProps {
  /** The question as it is written. */
  text: string;
  /** Called with its tokens once it has rested, as the server counts them. */
  onCount: (usage: TokenUsage) => void;
}

/** Counts a long question while it is written; it shows nothing itself. */
export function QuestionTokens({ text, onCount }: QuestionTokensProps): null {
  const settled = useDebounced(text);
  useEffect(() => {
    let isLatest = true;
    void countText(settled).then((used) => isLatest && onCount({ used, limit: QUESTION_TOKEN_LIMIT }));
    return () => {
      isLatest = false;
    };
  }, [settled, onCount]);
  return null;
}
