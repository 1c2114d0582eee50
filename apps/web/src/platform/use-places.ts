import type { ChatFramePlaces } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { keepChatTarget } from './redirect-target.ts';
import { useWords } from './words.ts';

const messages = defineMessages({
  name: { defaultMessage: 'Main', description: 'Names the navigation between the pages of the product' },
  chat: { defaultMessage: 'Chat', description: 'Leads to the chat' },
  search: { defaultMessage: 'Search', description: 'Leads to the search of the literature' },
});

/** The pages a reader can go to from any other, with the present one marked. */
export function usePlaces(current: 'chat' | 'search'): Required<ChatFramePlaces> {
  const formatMessage = useWords();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      label: formatMessage(messages.name),
      entries: (['chat', 'search'] as const).map((id) => ({
        id,
        label: formatMessage(messages[id]),
        href: paths[id],
        icon: id === 'chat' ? ('chat' as const) : ('search' as const),
        current: id === current,
      })),
      onFollow: (href) => {
        if (href === paths.login) keepChatTarget();
        void navigate(href);
      },
    }),
    [formatMessage, navigate, current],
  );
}
