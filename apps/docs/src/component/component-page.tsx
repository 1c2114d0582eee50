import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Page } from '../site/page.tsx';
import { Prose } from '../site/prose.tsx';
import { kit, sizes, writtenPage } from './kit.ts';
import { PropsTable } from './props-table.tsx';
import { SizeNote } from './size-note.tsx';
import { StoryCard } from './story-card.tsx';

/** The page of a component: what it is for, how it looks in every state, its props, its weight. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [area = '', name = ''] = preparedMeta.title.split('/');
  const component = kit.find((candidate) => candidate.name === name && candidate.area === area.toLowerCase());
  const [first, ...others] = stories;
  const size = sizes[name];
  return (
    <Unstyled>
      <Page area={area} title={name} lead={component?.description ?? ''}>
        {first !== undefined && <StoryCard story={first} />}
        {component !== undefined && <Prose text={writtenPage(component)} />}
        {component !== undefined && <PropsTable props={component.props} />}
        {size !== undefined && <SizeNote size={size} />}
        {others.length > 0 && <h2>Every state</h2>}
        {others.map((story) => (
          <StoryCard key={story.id} story={story} named />
        ))}
      </Page>
    </Unstyled>
  );
}
