import { Inline, ProLabel, Wordmark } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { useAccessContext } from '../account/use-access-context.ts';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
  pro: { defaultMessage: 'PRO', description: 'Label by the logo for readers with the paid plan' },
});

/** The wordmark as the link home, with the PRO label for those who have it (specification §2, Header). */
export function SiteBrand() {
  const t = useTranslate();
  const navigate = useNavigate();
  const paying = useAccessContext()?.paying === true;
  return (
    <Inline wrap={false}>
      <Wordmark href={paths.home} label={t(messages.home)} onFollow={() => void navigate(paths.home)} />
      {paying && <ProLabel label={t(messages.pro)} />}
    </Inline>
  );
}
