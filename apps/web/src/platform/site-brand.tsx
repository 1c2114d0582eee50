import { Wordmark } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { useWords } from './words.ts';

const messages = defineMessages({
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
});

/** The wordmark as the link home. */
export function SiteBrand() {
  const say = useWords();
  const navigate = useNavigate();
  return <Wordmark href={paths.home} label={say(messages.home)} onFollow={() => void navigate(paths.home)} />;
}
