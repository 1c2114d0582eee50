import { showsFooter, type PagePath } from '@footnote/domain';
import { SitePage } from '@footnote/ui';
import { Suspense, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { SiteQuestion } from '../content/site-question.tsx';
import type { Place } from '../platform/navigation/places.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { PageHeader } from './pages/page-header.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';
import { SiteEnd } from './site-end.tsx';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
});

export interface SiteFrameProps {
  /** Which page stands in it; null for addresses that are none of the product's. */
  path: PagePath | null;
  /** The entry of the menus that is marked. */
  current?: Place;
  /** `column` for a few words. */
  width?: 'full' | 'column';
  children: ReactNode;
}

/** The frame of pages about the product, and of those that have nothing to show yet. */
export function SiteFrame({ path, current, width = 'full', children }: SiteFrameProps) {
  const t = useTranslate();
  const isWebsite = path !== null && showsFooter(path);
  return (
    <SitePage
      skipLabel={t(messages.skip)}
      header={<PageHeader current={current ?? null} />}
      // The home page begins with its question.
      end={isWebsite && path !== '/' ? <SiteQuestion place="end" /> : null}
      footer={isWebsite ? <SiteEnd /> : null}
      width={width}
    >
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </SitePage>
  );
}
