import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import * as styles from './component.css.ts';

export interface StoryCardProps {
  /** A story as the site knows it. */
  story: {
    id: string;
    name: string;
    tags: readonly string[];
    storyGlobals: Readonly<Record<string, unknown>>;
    moduleExport: NonNullable<ComponentProps<typeof Story>['of']>;
  };
  /** Puts the name of the state above it. */
  named?: boolean;
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
      <div className={styles.stage({ phone })}>
        <Story
          of={story.moduleExport}
          inline={!ownWindow}
          {...(ownWindow ? { height: phone ? '640px' : '520px' } : {})}
        />
      </div>
    </section>
  );
}
