import { SettingsFrame } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../i18n/translate.ts';
import { administrationPages, type AdministrationPlace } from '../navigation/administration.ts';
import { usePageTitle } from '../navigation/use-page-title.ts';
import { usePlaces } from '../navigation/use-places.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
});

interface AdministrationPageProps {
  header: ReactNode;
  place: AdministrationPlace;
  /** Also the title of the page in the browser. */
  heading: string;
  description: string;
  children: ReactNode;
}

/** A page for super admins, beside the list of all of them. */
export function AdministrationPage({ header, place, heading, description, children }: AdministrationPageProps) {
  const t = useTranslate();
  const { onFollow } = usePlaces(null);
  usePageTitle(heading);
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      {...administrationPages(t, place)}
      onFollow={onFollow}
      heading={heading}
      description={description}
    >
      {children}
    </SettingsFrame>
  );
}
