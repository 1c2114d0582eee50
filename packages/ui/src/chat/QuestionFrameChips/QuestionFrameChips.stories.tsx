import { adolescentsEvidence, icosapentEvidence, sglt2Evidence } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { QuestionFrameChips } from './QuestionFrameChips.tsx';

const meta = {
  title: 'Chat/QuestionFrameChips',
  component: QuestionFrameChips,
  args: { frame: icosapentEvidence.frame, onCorrect: fn() },
} satisfies Meta<typeof QuestionFrameChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Harm: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Read as' })).toHaveTextContent(
      'harmicosapent ethylatrial fibrillation',
    );
    await expect(canvas.queryByRole('button', { name: 'Ask again as corrected' })).toBeNull();
    canvas.getByRole('button', { name: 'Outcome: atrial fibrillation. Change' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Outcome' });
    await userEvent.clear(field);
    await userEvent.type(field, 'bleeding{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Kind of question: harm. Change' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind of question' }), 'treatment');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again as corrected' }));
    await expect(args.onCorrect).toHaveBeenCalledWith({
      ...icosapentEvidence.frame,
      type: 'therapy',
      outcomes: ['bleeding'],
    });
  },
};

export const Removing: Story = {
  args: { frame: adolescentsEvidence.frame },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Population: adolescents. Change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Population: adolescents' }));
    await waitFor(() => expect(canvas.queryByText('adolescents')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Population: adolescents. Change' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Population' }), 'adults');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again as corrected' }));
    await expect(args.onCorrect).toHaveBeenCalledWith({
      ...adolescentsEvidence.frame,
      qualifiers: [{ dimension: 'age', value: 'adults', negated: false }],
    });
  },
};

export const Negated: Story = {
  args: { frame: sglt2Evidence.frame },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('without diabetes')).toBeVisible();
    await expect(within(canvasElement).getByText('vs placebo')).toBeVisible();
  },
};

export const OnlyRead: Story = {
  args: { frame: sglt2Evidence.frame },
  render: ({ frame }) => <QuestionFrameChips frame={frame} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText('SGLT2 inhibitors').closest('li')).toHaveAttribute('lang', 'en');
  },
};

export const German: Story = {
  args: {
    frame: {
      ...icosapentEvidence.frame,
      condition: ['Herzinsuffizienz mit erhaltener linksventrikulärer Auswurffraktion'],
      outcomes: ['Krankenhausaufnahmen wegen Herzinsuffizienzverschlechterung', 'Gesamtsterblichkeit'],
      time: 'zwölf Monate',
    },
  },
};
export const Phone: Story = { args: { frame: sglt2Evidence.frame }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { frame: sglt2Evidence.frame }, globals: { direction: 'rtl' } };
