import { StatusPage } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { SiteFrame } from '../site-frame.tsx';

const messages = defineMessages({
  title: {
    defaultMessage: 'You have no permission for this page',
    description: 'Heading of the page for those who may not see another',
  },
  note: {
    defaultMessage: 'It is for others, or for another account of yours.',
    description: 'Text of the page for those who may not see another',
  },
  ask: { defaultMessage: 'Ask a question', description: 'Link from a page without content to the chat' },
});

/** The page at /unauthorized (specification §2, Route guards). */
export function Unauthorized() {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  return (
    <SiteFrame path="/unauthorized" width="column">
      <StatusPage
        kind="unauthorized"
        title={t(messages.title)}
        note={t(messages.note)}
        actions={<RouterLink href={paths.chat}>{t(messages.ask)}</RouterLink>}
      />
    </SiteFrame>
  );
}
