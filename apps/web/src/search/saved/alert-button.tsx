import { Button } from '@footnote/ui';
import { Suspense, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import type { ScreenMessages } from '../screen-messages.ts';
import type { SearchState } from '../search-state.ts';

const SubscribeAlert = optionalImport(async () => (await import('./subscribe-alert.tsx')).SubscribeAlert);

const messages = defineMessages({
  alert: {
    defaultMessage: 'Weekly alert',
    description: 'Opens the form of an alert that tells what is new in a search',
  },
  withAccount: {
    defaultMessage: 'Weekly alert (with an account)',
    description: 'The same for a visitor, whom it leads to log in first',
  },
});

/** Opens the form of an alert of what is searched for; it loads then. */
export function AlertButton({ state, words }: { state: SearchState; words: ScreenMessages }) {
  const [isOpen, open] = useState(false);
  const { stage } = useSnapshot(account);
  return (
    <>
      <Button onClick={() => open(true)}>{words.t(stage === 'visitor' ? messages.withAccount : messages.alert)}</Button>
      {isOpen && state.search !== null && (
        <Suspense>
          <SubscribeAlert state={state} search={state.search} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
