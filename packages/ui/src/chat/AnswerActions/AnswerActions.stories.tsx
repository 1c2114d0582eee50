import { ANSWER_LANGUAGES } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { languageOptions } from '../../primitives/LanguageSelect/language-options.ts';
import { AnswerActions } from './AnswerActions.tsx';

const meta = {
  title: 'Chat/AnswerActions',
  component: AnswerActions,
  args: {
    copied: () => Promise.resolve({ html: '<p>An answer [1].</p>', text: 'An answer [1].' }),
    vote: 0,
    onVote: fn(),
    copiedAlone: () => Promise.resolve({ html: '<p>An answer.</p>', text: 'An answer.' }),
    onPrint: fn(),
    onWord: fn(),
    onTables: fn(),
    onRegenerate: fn(),
    language: 'en',
    languages: languageOptions(ANSWER_LANGUAGES),
    onAnswerIn: fn(),
  },
} satisfies Meta<typeof AnswerActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a Word document' }));
    await expect(args.onWord).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Bad answer' }));
    await expect(args.onVote).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: /Answer in/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'traditional{Enter}');
    await expect(args.onAnswerIn).toHaveBeenCalledWith('zh-Hant');
  },
};
export const VotedUp: Story = {
  args: { vote: 2 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Good answer', pressed: true }));
    await expect(args.onVote).toHaveBeenCalledWith(0);
  },
};
export const WithoutTable: Story = {
  // A story cannot leave out what its component's args give.
  render: ({ onTables: _left, ...args }) => <AnswerActions {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Copy without references' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'View and export table' })).toBeNull();
  },
};
export const Followed: Story = {
  args: { onFollow: fn(), followed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow this answer', pressed: true }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Phone: Story = { args: { onSave: fn(), onFollow: fn() }, globals: { viewport: { value: 'phone' } } };
export const NothingFurther: Story = {
  render: ({ onTables: _tables, onPrint: _print, onWord: _word, copiedAlone: _alone, ...args }) => (
    <AnswerActions {...args} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};
