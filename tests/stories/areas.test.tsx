import { checkNarrowStories, type StoryModule } from './narrow-stories.tsx';

checkNarrowStories(
  import.meta.glob<StoryModule>(
    ['../../packages/ui/src/*/**/*.stories.tsx', '!../../packages/ui/src/{primitives,layout,theme,literature}/**'],
    { eager: true },
  ),
);
