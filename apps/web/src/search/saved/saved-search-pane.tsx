import { Button, EmptyState, ErrorState } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWRImmutable from 'swr/immutable';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { alertCalls, fetchAlert, registerClick } from '../../platform/alerts/alerts.client.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { storeTarget } from '../../platform/navigation/redirect-target.ts';
import { ResultsLoading } from '../results/loading-shapes.tsx';
import { FailurePane } from '../results/failure-pane.tsx';
import type { ScreenMessages } from '../screen-messages.ts';
import type { OpenedSearch, SavedLink } from '../use-search-route.ts';
import { stateOfNews, stateOfSaved } from './saved-state.ts';

const messages = defineMessages({
  login: {
    defaultMessage: 'Log in to open this saved search',
    description: 'Heading for visitors with the link of one',
  },
  loginText: {
    defaultMessage: 'Only whoever saved it can open it.',
    description: 'Explains why a visitor cannot open a saved search',
  },
  loginAction: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  missing: { defaultMessage: 'There is no such saved search', description: 'Heading where a link leads to none' },
  missingText: {
    defaultMessage: 'It was deleted, or it belongs to another account.',
    description: 'Explains why a saved search cannot be opened',
  },
});

export interface SavedSearchPaneProps {
  link: SavedLink;
  /** Called with the page as the search was saved, where the link names one. */
  onOpen: (saved: OpenedSearch) => void;
  words: ScreenMessages;
}

/** Stands in place of results until a saved search is there, and notes that its reader came by a mail. */
export function SavedSearchPane({ link, onOpen, words }: SavedSearchPaneProps) {
  const { stage, profile } = useSnapshot(account);
  if (stage === 'loading') return <ResultsLoading />;
  if (profile === null && link.id !== null) return <LogIn words={words} />;
  return <Opening key={link.id} accountId={profile?.id ?? null} link={link} onOpen={onOpen} words={words} />;
}

function LogIn({ words }: Pick<SavedSearchPaneProps, 'words'>) {
  const navigate = useNavigate();
  const logIn = () => {
    storeTarget(location.pathname + location.search);
    void navigate(paths.login);
  };
  return (
    <EmptyState
      title={words.t(messages.login)}
      headingLevel={2}
      action={<Button onClick={logIn}>{words.t(messages.loginAction)}</Button>}
    >
      {words.t(messages.loginText)}
    </EmptyState>
  );
}

function Opening({ accountId, link, onOpen, words }: SavedSearchPaneProps & { accountId: string | null }) {
  const { id, deliveryId } = link;
  const { data: loaded, mutate } = useSWRImmutable(id === null ? null : [alertCalls.one(id), accountId], () =>
    fetchAlert(id ?? ''),
  );
  const saved = loaded?.ok === true ? loaded.value : null;
  const isThere = id === null || saved !== null;
  const setParameters = useSearchParams()[1];
  useEffect(() => {
    if (!isThere) return;
    // A click that cannot be noted keeps nobody from the search.
    if (deliveryId !== null && accountId !== null) void registerClick(deliveryId);
    const stateOf = deliveryId === null ? stateOfSaved : stateOfNews;
    if (id !== null && saved !== null) onOpen({ id, state: stateOf(saved) });
    setParameters(withoutDelivery, { replace: true });
  }, [isThere, id, saved, deliveryId, accountId, onOpen, setParameters]);
  if (loaded?.ok !== false) return <ResultsLoading />;
  if (loaded.error.code === 'alert/not-found')
    return <ErrorState title={words.t(messages.missing)}>{words.t(messages.missingText)}</ErrorState>;
  return <FailurePane failure={loaded.error} onRetry={() => void mutate()} words={words} />;
}

/** The address of a saved search alone: a click is noted once. */
function withoutDelivery(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete('rid');
  return rest;
}
