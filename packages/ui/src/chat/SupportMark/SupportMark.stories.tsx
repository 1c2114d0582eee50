import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerLabels } from '../english-labels.fixtures.ts';
import { SupportMark } from './SupportMark.tsx';

const meta = {
  title: 'Chat/SupportMark',
  component: SupportMark,
  args: { support: 'supported', label: 'supported', words: answerLabels.supportInWords.supported },
} satisfies Meta<typeof SupportMark>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The glyph is seen, the word is read; both differ for each level. */
const shows = (glyph: string, word: string) => async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText(glyph)).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText(word)).toBeVisible();
};
export const Supported: Story = {
  play: async ({ canvasElement }) => {
    await shows('●', 'supported')(canvasElement);
    await expect(within(canvasElement).getByTitle('The cited source says this.')).toBeVisible();
  },
};
export const Partly: Story = {
  args: { support: 'partly', label: 'partly', words: answerLabels.supportInWords.partly },
  play: ({ canvasElement }) => shows('◐', 'partly')(canvasElement),
};
export const NotFound: Story = {
  args: { support: 'not found', label: 'not found', words: answerLabels.supportInWords['not found'] },
  play: ({ canvasElement }) => shows('○', 'not found')(canvasElement),
};
export const German: Story = {
  args: { support: 'partly', label: 'teilweise belegt', words: 'Die angeführte Quelle sagt einen Teil davon.' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
