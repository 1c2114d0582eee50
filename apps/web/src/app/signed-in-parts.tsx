import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { changeAnswerSettings, chatSettings, languageAtLoad } from '../chat/settings/chat-settings.store.ts';
import { chat } from '../chat/conversation/chat.store.ts';
import { draft } from '../chat/composer/composer-draft.ts';
import { IncompleteProfile, profileDialog } from '../identity/profile/incomplete-profile.tsx';
import { account } from '../platform/account/account.store.ts';
import { storedQuestion } from '../platform/navigation/asked-question.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useActingNews } from '../platform/account/use-acting-news.ts';
import { saveLanguages } from '../platform/account/save-languages.ts';
import { upsell } from '../platform/plans/upsell.store.ts';
import { optionalImport } from '../platform/rendering/optional-import.ts';
import { useProQuestions } from './use-pro-questions.ts';
import { uploadsBegun } from '../sources/uploads/uploads-begun.ts';

const ProOfferModal = optionalImport(async () => (await import('./pro-offer-modal.tsx')).ProOfferModal);
const ChatTour = optionalImport(async () => (await import('../onboarding/chat-tour.tsx')).ChatTour);
const UploadsPlace = optionalImport(async () => (await import('../sources/uploads/uploads-place.tsx')).UploadsPlace);

/** Pages by which users come in: where they lead is not known before they are left. */
const ENTRANCES: ReadonlySet<string> = new Set([paths.login, paths.register, paths.verification, '/customAuthAction']);

/** Asks users for what their profile lacks, on every page but its own and the way out, and follows what they upload. */
export function SignedInParts() {
  const { answer } = useSnapshot(chatSettings);
  const { pathname } = useLocation();
  const atWork = useQuestionAtHand();
  useAnswerLanguageOfProfile();
  useActingNews();
  useProQuestions();
  const asksForProfile = pathname !== paths.logout && pathname !== paths.profile;
  return (
    <>
      {asksForProfile && <IncompleteProfile answerLanguage={answer.language} atWork={atWork} />}
      <Uploads />
      <ProOffer />
      <Onboarding atWork={atWork} />
    </>
  );
}

/** What offers the paid plan; it loads once there is a reason to. */
function ProOffer() {
  const { reason } = useSnapshot(upsell);
  return reason === null ? null : (
    <Suspense>
      <ProOfferModal reason={reason} />
    </Suspense>
  );
}

/** The tour of the chat: for whoever is new and has no question at hand, and for whoever asks for it. */
function Onboarding({ atWork }: { atWork: boolean }) {
  const { pathname, hash } = useLocation();
  const { profile } = useSnapshot(account);
  const asked = useSnapshot(profileDialog);
  if (pathname !== paths.chat || profile === null || asked.for === profile.id) return null;
  const isAsked = hash === '#tour';
  if (!isAsked && (!profile.onboardingNeeded || atWork)) return null;
  return (
    <Suspense>
      <ChatTour />
    </Suspense>
  );
}

/** What follows uploads; it loads once there is something to upload. */
function Uploads() {
  const { isBegun } = useSnapshot(uploadsBegun);
  return isBegun ? (
    <Suspense>
      <UploadsPlace />
    </Suspense>
  ) : null;
}

/** Whether a user has a question at hand: written, carried to the chat, or asked in the chat that is opened. */
function useQuestionAtHand(): boolean {
  const { pathname, search, state } = useLocation();
  const { sessionId } = useSnapshot(chat);
  const { text } = useSnapshot(draft);
  const isEntrance = ENTRANCES.has(pathname);
  const isOpened = new URLSearchParams(search).has('sid') || pathname.startsWith('/chatHistory/');
  return isEntrance || isOpened || sessionId !== null || text.trim() !== '' || storedQuestion(state) !== null;
}

/** Has answers come in the language of the profile, wherever it was chosen, and keeps there what is chosen here. */
function useAnswerLanguageOfProfile(): void {
  const { profile } = useSnapshot(account);
  const userLanguage = profile?.userLanguage;
  useEffect(() => {
    if (userLanguage === undefined) return;
    if (userLanguage !== null) changeAnswerSettings({ language: userLanguage });
    // What was chosen before this part had loaded is kept, too.
    else if (chatSettings.answer.language !== languageAtLoad) keepAnswerLanguage(chatSettings.answer.language);
  }, [userLanguage]);
  useEffect(() => subscribeKey(chatSettings.answer, 'language', keepAnswerLanguage), []);
}

function keepAnswerLanguage(code: string): void {
  if (code !== account.profile?.userLanguage) void saveLanguages({ userLanguage: code });
}
