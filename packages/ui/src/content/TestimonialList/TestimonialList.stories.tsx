import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TestimonialList } from './TestimonialList.tsx';

const testimonials = [
  { quote: 'I can show the trial, not only the answer.', name: 'Ada Lovelace', role: 'Cardiologist, Example Hospital' },
  { quote: 'Endlich sehe ich, woher ein Satz kommt.', quoteLanguage: 'de', name: 'Emmy Noether', role: 'Librarian' },
];

const meta = {
  title: 'Content/TestimonialList',
  component: TestimonialList,
  parameters: { layout: 'fullscreen' },
  args: { title: 'What users say', testimonials },
} satisfies Meta<typeof TestimonialList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'What users say' });
    await expect(within(region).getAllByRole('figure')).toHaveLength(2);
  },
};
export const None: Story = {
  args: { testimonials: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
export const VeryLong: Story = {
  args: { testimonials: testimonials.map((one) => ({ ...one, quote: `${one.quote} `.repeat(12) })) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
