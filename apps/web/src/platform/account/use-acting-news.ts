import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../i18n/translate.ts';
import { showToast } from '../shell/toasts.ts';
import { actingFor } from './acting-for.store.ts';

const messages = defineMessages({
  now: { defaultMessage: 'You act for {to} now.', description: 'Said when a user acts for another organization' },
  personal: {
    defaultMessage: 'You act for yourself now.',
    description: 'Said when a user acts for no organization any more',
  },
  lost: {
    defaultMessage: 'You can no longer act for {from}. You act for {to} now.',
    description: 'Said when a user was taken out of the organization they acted for; both are organizations',
  },
  suspended: {
    defaultMessage: '{from} is suspended. You act for {to} now.',
    description: 'Said when the organization a user acted for was suspended; both are organizations',
  },
  suspendedPersonal: {
    defaultMessage: '{from} is suspended. You act for yourself now.',
    description: 'Said when the organization a user acted for was suspended',
  },
  secondFactor: {
    defaultMessage: '{from} asks for a second factor: set yours up under “My profile”. You act for {to} now.',
    description: 'Said when the organization a user acted for asks for a second factor; both are organizations',
  },
  secondFactorPersonal: {
    defaultMessage: '{from} asks for a second factor: set yours up under “My profile”. You act for yourself now.',
    description: 'Said when the organization a user acted for asks for a second factor they lack',
  },
  lostPersonal: {
    defaultMessage: 'You can no longer act for {from}. You act for yourself now.',
    description: 'Said when a user was taken out of the organization they acted for',
  },
});

/** Tells a user whom they act for now, where they did not choose it on this page. */
export function useActingNews(): void {
  const t = useTranslate();
  const { news } = useSnapshot(actingFor);
  useEffect(() => {
    if (news === null) return;
    actingFor.news = null;
    const { why, from, to } = news;
    if (why === 'suspended' && from !== null)
      showToast(
        'critical',
        to === null ? t(messages.suspendedPersonal, { from }) : t(messages.suspended, { from, to }),
      );
    else if (why === 'secondFactor' && from !== null)
      showToast(
        'critical',
        to === null ? t(messages.secondFactorPersonal, { from }) : t(messages.secondFactor, { from, to }),
      );
    else if (why === 'lost' && from !== null)
      showToast('critical', to === null ? t(messages.lostPersonal, { from }) : t(messages.lost, { from, to }));
    else showToast('info', to === null ? t(messages.personal) : t(messages.now, { to }));
  }, [news, t]);
}
