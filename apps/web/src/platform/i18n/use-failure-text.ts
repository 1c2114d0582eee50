import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api.client.ts';
import { useWords, type FormatWords } from './words.ts';

type Telling = (say: FormatWords, error: ApiError) => string;

const asTheServerSaid: Telling = (_, { message }) => message;

/** Why a call failed, or '' without a failure; its words load apart, and without them the server's own are given. */
export function useFailureText(failure: ApiError | undefined): string {
  const say = useWords();
  const [tell, setTell] = useState<Telling | null>(null);
  const failed = failure !== undefined;
  useEffect(() => {
    if (!failed) return;
    import('./failure-words.ts').then(
      ({ failureWords }) => setTell(() => failureWords),
      () => setTell(() => asTheServerSaid),
    );
  }, [failed]);
  return failure === undefined || tell === null ? '' : tell(say, failure);
}
