import type { PagePath } from '@footnote/domain';
import { EmptyState } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { SiteFrame } from '../site-frame.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Nothing here yet', description: 'Heading of a page that is planned and does not work yet' },
  text: {
    defaultMessage: 'This page is planned and does not work yet.',
    description: 'Explains a page that is planned and does not work yet',
  },
  ask: { defaultMessage: 'Ask a question', description: 'Link from a page without content to the chat' },
});

/** Stands at addresses of the specification whose page does not work yet; no menu leads there. */
export function ComingPage({ path }: { path: PagePath }) {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  return (
    <SiteFrame path={path} width="column">
      <EmptyState
        title={t(messages.title)}
        headingLevel={1}
        action={<RouterLink href={paths.chat}>{t(messages.ask)}</RouterLink>}
      >
        {t(messages.text)}
      </EmptyState>
    </SiteFrame>
  );
}
