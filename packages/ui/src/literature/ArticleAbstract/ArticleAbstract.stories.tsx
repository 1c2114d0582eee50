import { arabicCitation, dapaHfCitation } from '@footnote/domain/fixtures';
import { picoRanges } from '@footnote/domain';
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

const ranges = picoRanges(dapaHfCitation.abstract, {
  ml_p: 'patients in NYHA class II to IV ; heart failure with reduced ejection fraction',
  ml_i: 'dapagliflozin 10 mg daily',
  ml_c: 'placebo',
  ml_o: 'cardiovascular death ; death from any cause',
  ml_b: 'Dapagliflozin improved outcomes in heart failure with reduced ejection fraction irrespective of diabetes.',
});

export const Marked: Story = {
  args: { marks: { ranges } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const legend = within(canvas.getByRole('list', { name: 'Marked in the text' }));
    await expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Patients',
      'Intervention',
      'Comparison',
      'Outcome',
      'Main finding',
    ]);
    const inside = canvas.getByText('heart failure with reduced ejection fraction', { selector: 'mark' });
    await expect(inside).toHaveAttribute('title', 'Patients');
    await expect(canvas.getByText('irrespective of diabetes.')).not.toHaveAttribute('data-sign');
  },
};
export const MarkedAndHighlighted: Story = {
  args: { marks: { ranges }, highlight: { start: sentence, end: sentence + 120 } },
};
export const OneKindFound: Story = {
  args: { marks: { ranges: ranges.filter(({ kind }) => kind === 'comparison') } },
};
export const NothingFound: Story = {
  args: { marks: { ranges: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { marks: { ranges } },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { marks: { ranges } },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { marks: { ranges } },
};
export const Unstructured: Story = { args: { text: 'One paragraph without labels.' } };
export const Arabic: Story = { args: { text: arabicCitation.abstract } };
