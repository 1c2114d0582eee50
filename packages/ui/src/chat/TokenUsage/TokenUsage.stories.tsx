import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TokenUsage, type TokenUsageProps } from './TokenUsage.tsx';

function Written(props: TokenUsageProps) {
  const [text, setText] = useState('');
  return (
    <Stack>
      <TextArea label="Question" value={text} onChange={setText} />
      <TokenUsage {...props} used={text.length} limit={10} />
    </Stack>
  );
}

const meta = {
  title: 'Chat/TokenUsage',
  component: TokenUsage,
  args: {
    label: 'Length of the question',
    used: 420,
    limit: 1000,
  },
} satisfies Meta<typeof TokenUsage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Within: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Length of the question' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'about 420 of 1,000 tokens');
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Nothing: Story = { args: { used: 0 } };
export const NearTheLimit: Story = { args: { used: 870 } };
export const AtTheLimit: Story = { args: { used: 1000 } };
export const OverTheLimit: Story = { args: { used: 1240 } };
/** Read out on crossing a level, once. */
export const Announced: Story = {
  render: (args) => <Written {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'nine char');
    await expect(canvas.getByRole('status')).toHaveTextContent('9 of 10 tokens');
    await userEvent.keyboard('!');
    await expect(canvas.getByRole('status')).toHaveTextContent('9 of 10 tokens');
    await userEvent.keyboard('!');
    await expect(canvas.getByRole('status')).toHaveTextContent('11 of 10 tokens');
    await userEvent.keyboard('{Backspace>8/}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const German: Story = {
  args: {
    used: 1240,
  },
};
export const Phone: Story = { args: { used: 1240 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { used: 870 }, globals: { direction: 'rtl' } };
