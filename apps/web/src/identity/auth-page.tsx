import { PlainPage, Stack, VisuallyHidden, Wordmark } from '@footnote/ui';
import { useEffect, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../platform/paths.ts';
import { useWords } from '../platform/words.ts';

const messages = defineMessages({
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
  documentTitle: {
    defaultMessage: '{page} — Footnote',
    description: 'Title of a page in the browser, from its heading',
  },
});

export interface AuthPageProps {
  /** What the page is for, in a few words; its heading for assistive technology and its title in the browser. */
  name: string;
  children: ReactNode;
}

/** The frame of the pages that lead into an account. */
export function AuthPage({ name, children }: AuthPageProps) {
  const say = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = say(messages.documentTitle, { page: name });
  }, [say, name]);
  return (
    <PlainPage
      brand={<Wordmark href={paths.chat} label={say(messages.home)} onFollow={() => void navigate(paths.chat)} />}
    >
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <Stack gap="x6">{children}</Stack>
    </PlainPage>
  );
}
