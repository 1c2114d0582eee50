import { arabicCitation, dapaHfCitation } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArticleAbstract } from './ArticleAbstract.tsx';

const meta = {
  title: 'Literature/ArticleAbstract',
  component: ArticleAbstract,
  args: { text: dapaHfCitation.abstract },
} satisfies Meta<typeof ArticleAbstract>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentence = dapaHfCitation.abstract.indexOf('During a median');

export const Structured: Story = {};
export const Highlighted: Story = {
  args: { highlight: { start: sentence, end: sentence + 120 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('mark')).toHaveTextContent(/^During a median/);
  },
};
export const AcrossSections: Story = {
  args: { highlight: { start: sentence - 60, end: sentence + 40 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('mark')).toHaveLength(2);
  },
};
export const Unstructured: Story = { args: { text: 'One paragraph without labels.' } };
export const Arabic: Story = { args: { text: arabicCitation.abstract } };
