import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerLabels } from '../english-labels.fixtures.ts';
import { SupportMark } from './SupportMark.tsx';

const meta = {
  title: 'Chat/SupportMark',
  component: SupportMark,
  args: { support: 'supported', label: 'supported', words: answerLabels.supportInWords.supported },
} satisfies Meta<typeof SupportMark>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Supported: Story = {};
export const Partly: Story = { args: { support: 'partly', label: 'partly' } };
export const NotFound: Story = { args: { support: 'not found', label: 'not found' } };
