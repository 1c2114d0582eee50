import { ANSWER_LANGUAGES, NO_FILTERS } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { AnswerLanguageSelect } from '../AnswerLanguageSelect/AnswerLanguageSelect.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

function Written(props: ComposerProps) {
  const [value, setValue] = useState(props.value);
  return <Composer {...props} value={value} onChange={setValue} />;
}

const controls = (
  <>
    <Button variant="quiet" size="small" icon="filter">
      Filters
    </Button>
    <Button variant="quiet" size="small" icon="settings">
      Modes
    </Button>
    <AnswerLanguageSelect
      variant="quiet"
      languages={ANSWER_LANGUAGES}
      value="en"
      onChange={() => {}}
      label="Answer in"
      searchLabel="Find a language"
      nothingFound="No such language"
    />
  </>
);

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  render: (args) => <Written {...args} />,
  args: { value: '', onChange: fn(), onSend: fn(), onStop: fn(), busy: false, controls },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'First line{Shift>}{Enter}{/Shift}second');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('First line\nsecond');
  },
};

export const InputMethod: Story = {
  args: { value: '心不全' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Answering: Story = {
  args: { busy: true, value: 'And in women?' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const TooLong: Story = {
  args: { value: 'Does dapagliflozin reduce hospitalisation? '.repeat(12), usage: { used: 1040, limit: 1000 } },
};
export const WithinTheLimit: Story = { args: { value: 'Does it help?', usage: { used: 4, limit: 1000 } } };
export const NearTheLimit: Story = { args: { value: 'A long question', usage: { used: 870, limit: 1000 } } };
export const WithFilters: Story = {
  args: {
    chips: (
      <FilterChips
        filters={{ ...NO_FILTERS, sampleSize: 500, publishedSince: 2020, studyTypes: ['randomized_trial'] }}
        onChange={() => {}}
      />
    ),
  },
};
export const Refused: Story = { args: { value: 'Why?', error: 'Please select at least one source.' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'هل يقلل داباغليفلوزين دخول المستشفى؟' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { value: 'Does it help?' } };
