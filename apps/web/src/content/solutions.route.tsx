import { AudienceSection, Button, Hero } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { AUDIENCE_PICTURES } from './audience-pictures.tsx';
import { audiences } from './audiences.ts';

const messages = defineMessages({
  page: { defaultMessage: 'Solutions', description: 'Leads to the page on whom the product is for' },
  title: {
    defaultMessage: 'For people who have to know what was shown',
    description: 'Heading of the page on whom the product is for',
  },
  text: {
    defaultMessage: 'The same answers and the same references for everybody; what differs is what you come with.',
    description: 'Below the heading of the page on whom the product is for',
  },
  ask: { defaultMessage: 'Ask a question', description: 'Link from a page without content to the chat' },
});

/** The page at /solutions (specification §2), with an anchor for each audience. */
export default function SolutionsRoute() {
  const t = useTranslate();
  const navigate = useNavigate();
  usePageTitle(t(messages.page));
  return (
    <>
      <Hero title={t(messages.title)} text={t(messages.text)}>
        <div>
          <Button variant="primary" icon="chat" onClick={() => void navigate(paths.chat)}>
            {t(messages.ask)}
          </Button>
        </div>
      </Hero>
      {audiences(t).map(({ action, icon: _icon, ...audience }, at) => (
        <AudienceSection
          key={audience.anchor}
          {...audience}
          picture={AUDIENCE_PICTURES[audience.anchor]}
          pictureSide={at % 2 === 0 ? 'end' : 'start'}
          action={<RouterLink href={action.href}>{action.label}</RouterLink>}
        />
      ))}
    </>
  );
}
