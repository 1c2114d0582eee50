import { newSourceFormSchema } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { NewSourceModal, type NewSourceModalProps } from './NewSourceModal.tsx';

function Kept(props: NewSourceModalProps) {
  const [values, setValues] = useState(props.values);
  const change = (next: typeof values) => {
    setValues(next);
    props.onChange(next);
  };
  const isComplete = newSourceFormSchema.safeParse(values).success;
  return <NewSourceModal {...props} values={values} onChange={change} canAdd={isComplete} />;
}

const filled = { name: 'Guidelines', description: 'Treatment guidelines in force.', languages: ['en', 'de'] };

const meta = {
  title: 'Sources/NewSourceModal',
  tags: ['overlay'],
  component: NewSourceModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    values: { name: '', description: '', languages: [] },
    onChange: fn(),
    languages: ['en', 'nl', 'es', 'fr', 'de', 'pt'],
    onAdd: fn(),
    canAdd: false,
  },
} satisfies Meta<typeof NewSourceModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a source' }));
    await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Guidelines');
    await userEvent.tab();
    await userEvent.keyboard('In force.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Add a language' }), 'German');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      name: 'Guidelines',
      description: 'In force.',
      languages: ['de'],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** A language that was chosen can be taken away, and stands among the others again. */
export const Filled: Story = {
  args: { values: filled },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a source' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove German' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, languages: ['en'] });
    await expect(dialog.getByRole('option', { name: 'German' })).toBeInTheDocument();
  },
};
export const Wrong: Story = {
  args: {
    values: { ...filled, name: ' ', description: '' },
    errors: { name: 'Fill this in.', description: 'Fill this in.' },
  },
};
export const Adding: Story = { args: { values: filled, busy: true } };
export const NotAdded: Story = { args: { values: filled, problem: 'The source could not be added. Try again.' } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  args: { values: filled },
  decorators: [
    spoken('de', {
      'Add a source': 'Dokumentenquelle der Organisation hinzufügen',
      Name: 'Quellenbezeichnung',
      Description: 'Kurzbeschreibung des Inhalts',
      Languages: 'Dokumentensprachen',
      'Add a language': 'Weitere Dokumentensprache hinzufügen',
      Add: 'Hinzufügen',
      Cancel: 'Abbrechen',
    }),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Wrong, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { values: filled }, globals: { direction: 'rtl' } };
