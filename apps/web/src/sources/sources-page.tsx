import type { Source } from '@footnote/domain';
import { SettingsFrame, type SettingsFrameProps } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  sources: { defaultMessage: 'Sources', description: 'Names the pages of sources that are searched' },
  all: { defaultMessage: 'All sources', description: 'Leads to the list of the sources of a user' },
});

export interface SourcesPageProps extends Pick<SettingsFrameProps, 'heading' | 'description' | 'actions'> {
  header: ReactNode;
  /** Those of the organization. */
  sources: readonly Source[];
  /** Id of the one that is shown; null for the list of them. */
  current: string | null;
  children: ReactNode;
}

/** A page about sources, beside the list of those of the organization. */
export function SourcesPage({ header, sources, current, children, ...head }: SourcesPageProps) {
  const t = useTranslate();
  const { name } = useSnapshot(actingFor);
  const { onFollow } = usePlaces(null);
  usePageTitle(head.heading);
  const all = { id: 'all', label: t(messages.all), href: paths.sources, current: current === null };
  const entries = sources.map((source) => ({
    id: source.id,
    label: source.name,
    href: paths.source(source.id),
    current: source.id === current,
  }));
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.sources)}
      {...(name === '' ? {} : { name })}
      sections={[{ id: 'sources', entries: [all, ...entries] }]}
      onFollow={onFollow}
      {...head}
    >
      {children}
    </SettingsFrame>
  );
}
