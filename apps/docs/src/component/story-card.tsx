import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useDark } from '../site/use-dark.ts';
import * as styles from './component.css.ts';

/** A story as the site knows it. */
export interface SiteStory {
  id: string;
  name: string;
  tags: readonly string[];
  storyGlobals: Readonly<Record<string, unknown>>;
  moduleExport: NonNullable<ComponentProps<typeof Story>['of']>;
}

export interface StoryCardProps {
  story: SiteStory;
  /** Puts the name of the state above it. */
  named?: boolean;
}

/**
 * A window of its own, in the scheme of the site: every window tells the site which scheme it has, so one that had
 * another would change the page around it.
 */
function StoryWindow({ story, phone }: { story: SiteStory; phone: boolean }) {
  const theme = useDark() ? 'dark' : 'light';
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story is our own code and needs all a page may do
    <iframe
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`}
      loading="lazy"
      className={styles.window({ phone })}
    />
  );
}

/** One state of a component, live; what is about a whole window gets a window of its own. */
export function StoryCard({ story, named = false }: StoryCardProps) {
  const phone = 'viewport' in story.storyGlobals;
  const ownWindow = phone || story.tags.includes('overlay');
  return (
    <section className={styles.story}>
      {named && (
        <h3 className={styles.storyName}>
          <a href={`?path=/story/${story.id}`} target="_top">
            {story.name}
          </a>
        </h3>
      )}
      {ownWindow ? (
        <StoryWindow story={story} phone={phone} />
      ) : (
        <div className={styles.stage}>
          <Story of={story.moduleExport} inline />
        </div>
      )}
    </section>
  );
}
