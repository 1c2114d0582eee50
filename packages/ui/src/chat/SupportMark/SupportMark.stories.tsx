import { english } from '../../messages/english.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SupportMark } from './SupportMark.tsx';
import { supportInWordsMessages } from '../answer.messages.ts';

const meta = {
  title: 'Chat/SupportMark',
  component: SupportMark,
  args: { support: 'supported', label: 'supported', words: english(supportInWordsMessages.supported) },
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
    await expect(within(canvasElement).getByTitle('A sentence of the cited source says this.')).toBeVisible();
  },
};
export const Partly: Story = {
  args: { support: 'partly', label: 'partly', words: english(supportInWordsMessages.partly) },
  play: ({ canvasElement }) => shows('◐', 'partly')(canvasElement),
};
export const NotFound: Story = {
  args: { support: 'not found', label: 'not found', words: english(supportInWordsMessages['not found']) },
  play: ({ canvasElement }) => shows('○', 'not found')(canvasElement),
};
export const German: Story = {
  args: { support: 'partly', label: 'teilweise belegt', words: 'Die angeführte Quelle sagt einen Teil davon.' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
