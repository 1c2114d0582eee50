import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

const meta = { title: 'Chat/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;
export const Plain: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const LeadingHome: Story = { args: { href: '#home', label: 'Footnote, home' } };
