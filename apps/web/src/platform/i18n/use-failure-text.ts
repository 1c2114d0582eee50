import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api.client.ts';
import { useTranslate, type Translate } from './translate.ts';

type Telling = (t: Translate, error: ApiError) => string;

const asTheServerSaid: Telling = (_, { message }) => message;

/** Why a call failed, or '' without a failure; its words load apart, and without them the server's own are given. */
export function useFailureText(failure: ApiError | undefined): string {
  const t = useTranslate();
  const [tell, setTell] = useState<Telling | null>(null);
  const failed = failure !== undefined;
  useEffect(() => {
    if (!failed) return;
    import('./failure-messages.ts').then(
      ({ failureMessage }) => setTell(() => failureMessage),
      () => setTell(() => asTheServerSaid),
    );
  }, [failed]);
  return failure === undefined || tell === null ? '' : tell(t, failure);
}
