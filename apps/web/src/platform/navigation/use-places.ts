import type { ChatFramePlaces } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { placeEntries, type Place } from './places.ts';
import { keepChatTarget } from './redirect-target.ts';
import { useWords } from '../i18n/words.ts';

const messages = defineMessages({
  name: { defaultMessage: 'Main', description: 'Names the navigation between the pages of the product' },
});

/** The tabs of the header, for every reader the same (specification §2). */
const TABS = ['chat', 'search', 'solutions'] as const;

/** The pages a reader can go to from any other, with the present one marked. */
export function usePlaces(current: Place | null): Required<Pick<ChatFramePlaces, 'label' | 'entries' | 'onFollow'>> {
  const say = useWords();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      label: say(messages.name),
      entries: placeEntries(say, TABS, current),
      onFollow: (href) => {
        if (href === paths.login) keepChatTarget();
        void navigate(href);
      },
    }),
    [say, navigate, current],
  );
}
