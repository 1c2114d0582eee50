import { AuthFrame, Stack, VisuallyHidden } from '@footnote/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { SiteBrand } from '../../platform/shell/site-brand.tsx';
import { usePageTitle } from '../../platform/navigation/use-page-title.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  title: { defaultMessage: 'An account keeps what you ask', description: 'Heading beside the forms of accounts' },
  text: {
    defaultMessage: 'Everybody may ask. With an account you find your answers again.',
    description: 'Beside the forms of accounts',
  },
  devices: { defaultMessage: 'Your chats on every device', description: 'What an account is good for' },
  links: {
    defaultMessage: 'Links to share an answer, which you can take back',
    description: 'What an account is good for',
  },
  ownership: {
    defaultMessage: 'All that is kept about you, as a file, or deleted when you want',
    description: 'What an account is good for',
  },
});

export interface AuthPageProps {
  /** What the page is for, in a few words; its heading for assistive technology and its title in the browser. */
  name: string;
  children: ReactNode;
}

/** The frame of the pages that lead into an account, with a banner beside the form. */
export function AuthPage({ name, children }: AuthPageProps) {
  const t = useTranslate();
  const content = useLeaving();
  const heading = useOutcome(name);
  usePageTitle(name);
  return (
    <AuthFrame
      brand={<SiteBrand />}
      banner={{
        title: t(messages.title),
        text: t(messages.text),
        points: [t(messages.devices), t(messages.links), t(messages.ownership)],
      }}
    >
      <VisuallyHidden>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
      </VisuallyHidden>
      <div ref={content}>
        <Stack gap="x6">{children}</Stack>
      </div>
    </AuthFrame>
  );
}

/** Leads whoever sent a form, or waited, to what came of it: what they had before them is gone. */
function useOutcome(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    heading.current?.focus({ preventScroll: true });
  }, [name]);
  return heading;
}

/** Keeps a form that is still shown while the next page loads from taking what is meant for that. */
function useLeaving() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { pathname } = location;
    const look = () => {
      if (content.current !== null) content.current.inert = location.pathname !== pathname;
    };
    // Not every browser tells of a new address.
    const history = 'navigation' in window ? navigation : undefined;
    history?.addEventListener('currententrychange', look);
    return () => history?.removeEventListener('currententrychange', look);
  }, []);
  return content;
}
