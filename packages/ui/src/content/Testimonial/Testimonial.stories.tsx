import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Testimonial } from './Testimonial.tsx';

const meta = {
  title: 'Content/Testimonial',
  component: Testimonial,
  args: {
    quote: 'I stopped asking whether the answer is right and began to read why it might be.',
    name: 'Ada Example',
    role: 'Cardiologist, Example Hospital',
  },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvasElement }) => {
    const figure = within(within(canvasElement).getByRole('figure'));
    await expect(figure.getByRole('blockquote')).toHaveTextContent('“I stopped asking');
    await expect(figure.getByText('Ada Example')).toBeVisible();
  },
};
export const VeryLong: Story = {
  args: {
    quote: 'I stopped asking whether the answer is right and began to read why it might be. '.repeat(8).trim(),
    role: 'Head of the department of evidence-based medicine and clinical epidemiology, Example University Hospital',
  },
};
export const ForeignLanguage: Story = {
  args: {
    quote: 'Nu lees ik weer onderzoek in plaats van samenvattingen.',
    quoteLanguage: 'nl',
    name: 'Jan Voorbeeld',
  },
};
export const German: Story = {
  args: {
    quote: 'Die Fachliteraturrecherche für unsere Behandlungsleitlinien dauert jetzt Stunden statt Wochen.',
    name: 'Dr. Erika Musterfrau',
    role: 'Krankenhaushygienebeauftragte, Universitätsklinikum Musterstadt',
    marks: ['„', '“'],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { quote: 'أقرأ الآن الدراسات نفسها بدل ملخصاتها.', quoteLanguage: 'ar', name: 'ليلى مثال', role: 'طبيبة قلب' },
  globals: { direction: 'rtl' },
};
