import { organizationSource, sourceFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SourceSummary } from '../SourceSummary/SourceSummary.tsx';
import { SourceGroup } from './SourceGroup.tsx';

const meta = {
  title: 'Sources/SourceGroup',
  component: SourceGroup,
  args: {
    heading: 'Of Northern Teaching Hospital',
    children: sourceFixtures
      .filter(({ maintainedBy }) => maintainedBy.type === 'Organization')
      .map((source) => (
        <SourceSummary key={source.id} source={source} href={`/source/${source.id}`} headingLevel={3} documents={12} />
      )),
  },
} satisfies Meta<typeof SourceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sources: Story = {
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('region', { name: 'Of Northern Teaching Hospital' }));
    await expect(group.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const One: Story = {
  args: { children: <SourceSummary source={organizationSource} href="/source/one" headingLevel={3} /> },
};
export const LongHeading: Story = { args: { heading: 'Of the '.repeat(30) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
