import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account.store.ts';
import { optionalPart } from '../platform/optional-part.ts';
import { paths } from '../platform/paths.ts';
import { setAnswerLanguage } from './set-answer-language.ts';

const NewUserProfile = optionalPart(async () => (await import('../identity/new-user-profile.tsx')).NewUserProfile);

/** Asks newly registered readers for what their profile lacks, wherever they are but at its page and the way out. */
export function NewUser() {
  const { stage } = useSnapshot(account);
  const { pathname } = useLocation();
  if (stage !== 'signedIn' || pathname === paths.logout || pathname === paths.profile) return null;
  return (
    <Suspense>
      <NewUserProfile onAnswerLanguage={(code) => void setAnswerLanguage(code)} />
    </Suspense>
  );
}
