import type { SharedChat as Shared } from '@footnote/domain';
import { Banner, Button, ErrorState, SitePage, Skeleton, Stack, VisuallyHidden } from '@footnote/ui';
import { useEffect, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { answerOf } from '../../platform/api/call-failure.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { SiteHeader } from '../../platform/shell/site-header.tsx';
import { showToast } from '../../platform/shell/toasts.ts';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { SharedChat } from './shared-chat.tsx';
import { loadSharedChat } from './shared-chats.client.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  heading: { defaultMessage: 'Shared chat', description: 'Heading of a chat that somebody shared' },
  note: {
    defaultMessage: 'Somebody shared this chat. You can read it and check its references.',
    description: 'Said over a chat that somebody shared',
  },
  ask: { defaultMessage: 'Ask a question of your own', description: 'Leads from a shared chat to a new one' },
  gone: { defaultMessage: 'Chat is no longer shared', description: 'Said for the link of a chat that is not shared' },
  goneText: {
    defaultMessage: 'Its link was taken back, or is not complete.',
    description: 'Explains why a chat is no longer shared',
  },
  failed: { defaultMessage: 'The chat could not be loaded.', description: 'Shown when a chat failed to load' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
});

async function fetchShared([, shareId]: readonly ['shared chat', string]): Promise<Shared | 'gone'> {
  const loaded = await loadSharedChat(shareId);
  return !loaded.ok && loaded.error.status === 404 ? 'gone' : answerOf(loaded);
}

export interface SharedChatPageProps {
  shareId: string;
  /** Who reads, at the end of the header. */
  account: ReactNode;
  /** Stands below the page. */
  end: ReactNode;
}

/** The page behind the public link of a chat: to be read by everybody, and changed by nobody. */
export function SharedChatPage({ shareId, account, end }: SharedChatPageProps) {
  const formatMessage = useTranslate();
  const navigate = useNavigate();
  usePageTitle(formatMessage(messages.heading));
  const toChat = () => void navigate(paths.chat);
  return (
    <>
      <SitePage
        skipLabel={formatMessage(messages.skip)}
        header={<SiteHeader current={null} account={account} />}
        footer={null}
        width="column"
      >
        <VisuallyHidden>
          <h1>{formatMessage(messages.heading)}</h1>
        </VisuallyHidden>
        <Stack gap="x6">
          <SharedContent shareId={shareId} ask={<Button onClick={toChat}>{formatMessage(messages.ask)}</Button>} />
        </Stack>
      </SitePage>
      {end}
    </>
  );
}

function SharedContent({ shareId, ask }: { shareId: string; ask: ReactNode }) {
  const formatMessage = useTranslate();
  const { data, error, mutate } = useSWR(['shared chat', shareId] as const, fetchShared);
  const gone = data === 'gone';
  useEffect(() => {
    if (gone) showToast('critical', formatMessage(messages.gone));
  }, [gone, formatMessage]);
  if (data === 'gone') {
    return (
      <ErrorState title={formatMessage(messages.gone)} action={ask}>
        {formatMessage(messages.goneText)}
      </ErrorState>
    );
  }
  if (data !== undefined) {
    return (
      <>
        <Banner action={ask}>{formatMessage(messages.note)}</Banner>
        <SharedChat turns={data.turns} />
      </>
    );
  }
  if (error === undefined) return <Skeleton shape="title" />;
  return (
    <ErrorState
      title={formatMessage(messages.failed)}
      action={<Button onClick={() => void mutate()}>{formatMessage(messages.retry)}</Button>}
    />
  );
}
