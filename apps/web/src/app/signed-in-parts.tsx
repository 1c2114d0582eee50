import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { changeAnswerSettings, chatSettings } from '../chat/chat-settings.store.ts';
import { NewUserProfile } from '../identity/new-user-profile.tsx';
import { account } from '../platform/account.store.ts';
import { paths } from '../platform/paths.ts';
import { saveLanguages } from '../platform/save-languages.ts';

/** Asks newly registered readers for what their profile lacks, on every page but its own and the way out. */
export function SignedInParts() {
  const { answer } = useSnapshot(chatSettings);
  const { pathname } = useLocation();
  useAnswerLanguageOfProfile();
  if (pathname === paths.logout || pathname === paths.profile) return null;
  return <NewUserProfile answerLanguage={answer.language} />;
}

/** Has answers come in the language of the profile, wherever it was chosen, and keeps there what is chosen here. */
function useAnswerLanguageOfProfile(): void {
  const { userLanguage = null } = useSnapshot(account).profile ?? {};
  useEffect(() => {
    if (userLanguage !== null) changeAnswerSettings({ language: userLanguage });
  }, [userLanguage]);
  useEffect(() => subscribeKey(chatSettings.answer, 'language', keepAnswerLanguage), []);
}

function keepAnswerLanguage(code: string): void {
  if (code !== account.profile?.userLanguage) void saveLanguages({ userLanguage: code });
}
