import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ScreeningDesk } from './ScreeningDesk.tsx';

const abstract =
  'BACKGROUND: Salt substitutes lower sodium intake.\nMETHODS: We randomised 600 villages in rural China to a salt substitute or regular salt.\nRESULTS: Stroke was less frequent with the substitute (rate ratio 0.86).\nCONCLUSIONS: Salt substitutes prevent strokes.';

const meta = {
  title: 'Reviews/ScreeningDesk',
  component: ScreeningDesk,
  args: {
    article: {
      number: 12,
      title: 'Effect of Salt Substitution on Cardiovascular Events and Death',
      line: 'Neal B, Wu Y, Feng X · New England Journal of Medicine · 2021',
      abstract,
    },
    stage: 'title',
    verdict: null,
    reasons: ['Wrong population', 'Wrong intervention', 'Wrong study design'],
    decided: 120,
    total: 500,
    undoable: true,
    onDecide: fn(),
    onUndo: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof ScreeningDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndAbstract: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('i');
    await expect(args.onDecide).toHaveBeenLastCalledWith('include', '');
    await userEvent.keyboard('2');
    await expect(args.onDecide).toHaveBeenLastCalledWith('exclude', 'Wrong intervention');
    await userEvent.keyboard('m');
    await expect(args.onDecide).toHaveBeenLastCalledWith('maybe', '');
    await userEvent.keyboard('u');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.keyboard('t9');
    await expect(args.onDecide).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('?');
    await expect(canvas.getByText(/i include · m maybe/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next record' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
  },
};
export const FullText: Story = {
  args: { stage: 'full-text' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Exclude' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('exclude', 'Wrong population');
    await userEvent.keyboard('t');
    await expect(args.onDecide).toHaveBeenLastCalledWith('not-retrieved', '');
  },
};
export const Decided: Story = { args: { verdict: 'exclude', reason: 'Wrong study design' } };
export const NoReasonsYet: Story = {
  args: { stage: 'full-text', reasons: [], undoable: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Exclude' })).toBeDisabled();
  },
};
export const NoAbstract: Story = { args: { article: { number: 3, title: 'A letter', line: '1994', abstract: '' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
