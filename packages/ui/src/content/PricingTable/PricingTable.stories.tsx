import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PlanCard } from '../../billing/PlanCard/PlanCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { PricingTable } from './PricingTable.tsx';

type Interval = 'month' | 'year';

const prices = {
  month: { price: '€ 24', period: 'a month' },
  year: { price: '€ 19', period: 'a month, billed yearly' },
} as const;

function Toggle({ value, onChange }: { value: Interval; onChange: (value: Interval) => void }) {
  return (
    <RadioGroup
      label="How you pay"
      labelHidden
      orientation="horizontal"
      options={[
        { value: 'month', label: 'Monthly' },
        { value: 'year', label: 'Annually, 20 % less' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

const plans = (price: { price?: string; period?: string }) => [
  <PlanCard
    key="basic"
    headingLevel={2}
    name="Basic"
    description="For a question now and then."
    price="€ 0"
    period="for ever"
    features={['3 PRO questions a week', 'Free questions without limit', 'Simpler models']}
    action={<Button wide>Start</Button>}
  />,
  <PlanCard
    key="pro"
    headingLevel={2}
    name="Pro"
    description="For everyday work with evidence."
    emphasised
    {...price}
    features={['PRO questions without limit', '10 times more articles considered', 'RIS export and support']}
    action={
      <Button variant="primary" wide>
        Try it
      </Button>
    }
  />,
  <PlanCard
    key="enterprise"
    headingLevel={2}
    name="Enterprise"
    description="For institutions."
    features={['User management', 'Custom sources and templates', 'A team for your success']}
    action={<Button wide>Contact us</Button>}
  />,
];

function Chosen(props: Parameters<typeof PricingTable>[0]) {
  const [interval, setInterval] = useState<Interval>('year');
  return (
    <PricingTable {...props} toggle={<Toggle value={interval} onChange={setInterval} />}>
      {plans(prices[interval])}
    </PricingTable>
  );
}

const meta = {
  title: 'Content/PricingTable',
  component: PricingTable,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Pricing',
    text: 'Begin without paying. Change when you ask more.',
    children: null,
    note: 'Prices without VAT. You can end a plan at any time; it runs until the end of what is paid.',
  },
} satisfies Meta<typeof PricingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Annual: Story = {
  render: (args) => <Chosen {...args} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('€ 19')).toBeVisible();
    canvas.getByRole('radio', { name: /Annually/ }).focus();
    await userEvent.keyboard('{ArrowUp>}');
    await expect(await canvas.findByText('€ 24')).toBeVisible();
    await userEvent.keyboard('{/ArrowUp}');
  },
};
export const Loading: Story = { args: { loading: 'Loading prices' }, globals: { viewport: { value: 'desktop' } } };
export const PricesUnknown: Story = {
  args: { children: plans({}), note: 'Prices cannot be shown at the moment; you see them before you pay.' },
};
export const German: Story = {
  args: {
    title: 'Preise und Leistungsumfang',
    text: 'Beginnen Sie kostenlos. Wechseln Sie, wenn Sie mehr fragen.',
    children: (
      <PlanCard
        headingLevel={2}
        name="Unternehmenslizenz"
        description="Für Einrichtungen der Gesundheitsversorgung und Forschung."
        features={['Benutzerverwaltung', 'Eigene Literaturquellen und Ausgabevorlagen']}
        action={<Button wide>Kontakt aufnehmen</Button>}
      />
    ),
    note: 'Alle Preise zuzüglich Umsatzsteuer. Kündigungsfristen entfallen.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { render: (args) => <Chosen {...args} />, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  render: (args) => <Chosen {...args} />,
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
};
