import { checkNarrowStories, type StoryModule } from './narrow-stories.tsx';

checkNarrowStories(
  import.meta.glob<StoryModule>('../../packages/ui/src/{primitives,layout,theme,literature}/**/*.stories.tsx', {
    eager: true,
  }),
);
