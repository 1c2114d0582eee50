import type { ChatFramePlaces } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { placeEntries, type Place } from './places.ts';
import { storeChatTarget } from './redirect-target.ts';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  name: { defaultMessage: 'Main', description: 'Names the navigation between the pages of the product' },
});

/** The tabs of the header, for every user the same (specification §2). */
const TABS = ['chat', 'search', 'solutions'] as const;

/** The pages a user can go to from any other, with the present one marked. */
export function usePlaces(current: Place | null): Required<Pick<ChatFramePlaces, 'label' | 'entries' | 'onFollow'>> {
  const t = useTranslate();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      label: t(messages.name),
      entries: placeEntries(t, TABS, current),
      onFollow: (href) => {
        if (href === paths.login) storeChatTarget();
        void navigate(href);
      },
    }),
    [t, navigate, current],
  );
}
