import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';

const meta = {
  title: 'Billing/PlanCard',
  component: PlanCard,
  args: {
    name: 'Basic',
    description: 'For a question now and then.',
    price: '€ 0',
    period: 'for ever',
    features: ['3 PRO questions a week', 'Free questions without limit', 'Simpler models'],
    action: <Button wide>Start</Button>,
    headingLevel: 2,
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2, name: 'Basic' })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
const proArgs = {
  name: 'Pro',
  description: 'For everyday work with evidence.',
  price: '€ 19',
  period: 'a month, billed yearly',
  badge: '20 % less',
  emphasised: true,
  features: [
    'PRO questions without limit',
    'Every filter, and 10 times more articles considered',
    'Stronger models, elaborate answers and answer formats',
    'RIS export and support',
  ],
  action: (
    <Button variant="primary" wide>
      Try it
    </Button>
  ),
} satisfies Partial<PlanCardProps>;
export const Pro: Story = { args: proArgs };
export const ProByTheMonth: Story = {
  args: { ...proArgs, price: '€ 24', period: 'a month', badge: 'Free for 14 days' },
};
export const PaymentProcessing: Story = {
  args: {
    ...proArgs,
    badge: 'Payment being processed',
    action: (
      <Button variant="primary" wide busy>
        Try it
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Try it' })).toBeDisabled();
  },
};
export const Cancelled: Story = {
  args: { ...proArgs, badge: 'Ends on 1 June 2026', action: <Button wide>Renew</Button> },
};
export const Enterprise: Story = {
  render: ({ price: _price, period: _period, ...args }) => <PlanCard {...args} />,
  args: {
    name: 'Enterprise',
    description: 'For institutions.',
    features: [
      'User management',
      'Custom sources and output templates',
      'Secure data pledge',
      'A team for your success',
    ],
    action: <Button wide>Contact us</Button>,
  },
};
export const CurrentPlan: Story = { args: { badge: 'Current plan', action: <Button wide>Manage</Button> } };
export const GermanOnAPhone: Story = {
  args: {
    name: 'Unternehmenslizenz',
    description: 'Für Einrichtungen der Gesundheitsversorgung und Forschung.',
    features: ['Benutzerverwaltung', 'Eigene Literaturquellen und Ausgabevorlagen', 'Datensicherheitszusage'],
    action: <Button wide>Kontakt aufnehmen</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { ...Pro, globals: { direction: 'rtl' } };
