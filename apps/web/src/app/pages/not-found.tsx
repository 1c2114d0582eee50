import { StatusPage } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { SiteFrame } from '../site-frame.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Page not found', description: 'Heading of the 404 page' },
  note: {
    defaultMessage: 'There is no page at this address. It may have moved, or the link may be misspelt.',
    description: 'Text of the 404 page',
  },
  ask: { defaultMessage: 'Ask a question', description: 'Link from the 404 page to the chat' },
});

/** Any path that is none of the product's (specification §2). */
export function NotFound() {
  return (
    <SiteFrame path={null} width="column">
      <NothingHere />
    </SiteFrame>
  );
}

/** Says inside a frame that there is nothing at this address. */
export function NothingHere() {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  return (
    <StatusPage
      kind="notFound"
      title={t(messages.title)}
      note={t(messages.note)}
      actions={<RouterLink href={paths.chat}>{t(messages.ask)}</RouterLink>}
    />
  );
}
