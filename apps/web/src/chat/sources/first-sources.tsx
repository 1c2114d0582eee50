import { lacksProfile } from '@footnote/domain';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';
import { draft } from '../composer/composer-draft.ts';
import { chat } from '../conversation/chat.store.ts';
import { SourceChoices } from './source-choices.tsx';
import { useSourceOptions } from './use-source-options.ts';

const KEY = 'footnote-sources-seen';

/** The organizations whose sources this browser has shown to an account. */
function seenBy(accountId: string): string[] {
  const [user, ...seen] = (readStored(KEY) ?? '').split(' ');
  return user === accountId ? seen : [];
}

/**
 * Shows what can be asked the first time somebody acts for an organization that has sources, before a new chat (specification
 * §2, Global modals). Whoever has a question at hand, a profile to fill in, or is shown round, is left alone until the next time.
 */
export function FirstSources() {
  const { profile } = useSnapshot(account);
  const { sessionId, entries } = useSnapshot(chat);
  const { organization, options, state } = useSourceOptions();
  const [closed, setClosed] = useState('');
  if (
    profile === null ||
    organization === null ||
    lacksProfile(profile) ||
    profile.onboardingNeeded ||
    state !== 'ready'
  )
    return null;
  const hasOwn = options.some(({ hasDocuments, disabled }) => hasDocuments && !disabled);
  const atWork = sessionId !== null || entries.length > 0 || draft.text.trim() !== '';
  if (!hasOwn || atWork || closed === organization || seenBy(profile.id).includes(organization)) return null;
  const close = () => {
    writeStored(KEY, [profile.id, ...seenBy(profile.id), organization].join(' '));
    setClosed(organization);
  };
  return <SourceChoices first onClose={close} />;
}
