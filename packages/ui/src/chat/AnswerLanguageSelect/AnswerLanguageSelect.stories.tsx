import { ANSWER_LANGUAGES } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AnswerLanguageSelect } from './AnswerLanguageSelect.tsx';

const meta = {
  title: 'Chat/AnswerLanguageSelect',
  component: AnswerLanguageSelect,
  args: {
    languages: ANSWER_LANGUAGES,
    value: 'de',
    onChange: fn(),
    label: 'Answer in',
    searchLabel: 'Find a language',
    nothingFound: 'No such language',
  },
} satisfies Meta<typeof AnswerLanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;
export const German: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'espanol');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByText('No such language')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('nl');
  },
};
export const Browsing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect((await screen.findAllByRole('option')).length).toBe(ANSWER_LANGUAGES.length);
  },
};
