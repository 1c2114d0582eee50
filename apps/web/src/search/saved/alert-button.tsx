import { Button } from '@footnote/ui';
import { Suspense, useState } from 'react';
import { defineMessages } from 'react-intl';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import type { ScreenMessages } from '../screen-messages.ts';
import type { SearchState } from '../search-state.ts';

const SubscribeAlert = optionalImport(async () => (await import('./subscribe-alert.tsx')).SubscribeAlert);

const messages = defineMessages({
  alert: {
    defaultMessage: 'Weekly alert',
    description: 'Opens the form of an alert that tells what is new in a search',
  },
});

/** Opens the form of an alert of what is searched for; it loads then. */
export function AlertButton({ state, words }: { state: SearchState; words: ScreenMessages }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button onClick={() => open(true)}>{words.t(messages.alert)}</Button>
      {isOpen && state.search !== null && (
        <Suspense>
          <SubscribeAlert state={state} search={state.search} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
