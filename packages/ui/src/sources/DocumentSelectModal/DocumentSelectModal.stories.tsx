import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { DocumentSelectModal, type DocumentOption } from './DocumentSelectModal.tsx';

const documents: readonly DocumentOption[] = [
  { id: 'a', name: 'Heart failure pathway.pdf', pageCount: 12 },
  { id: 'b', name: 'Größenangaben für Klappenprothesen.pdf', pageCount: 1 },
  { id: 'c', name: 'Consent form.pdf', pageCount: null },
];
const many = Array.from({ length: 1_204 }, (_, index) => ({
  id: String(index),
  name: `Protocol ${index + 1}.pdf`,
  pageCount: index + 1,
}));

const meta = {
  title: 'Sources/DocumentSelectModal',
  tags: ['overlay'],
  component: DocumentSelectModal,
  args: {
    open: true,
    onClose: fn(),
    onBack: fn(),
    sourceName: 'Cardiology protocols',
    documents,
    selected: [],
    limit: 25,
    onApply: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DocumentSelectModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Documents of Cardiology protocols' }));
    await expect(dialog.getByRole('button', { name: 'Ask these documents' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a document' }), 'grossen klappen');
    await expect(dialog.getByText('No document matches “grossen klappen”.', { ignore: '[role=status]' })).toBeVisible();
    await userEvent.clear(dialog.getByRole('searchbox'));
    await userEvent.type(dialog.getByRole('searchbox'), 'pathway');
    dialog.getByRole('checkbox', { name: 'Heart failure pathway.pdf' }).focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByText('1 document selected')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ask these documents' }));
    await expect(args.onApply).toHaveBeenCalledWith([documents[0]]);
  },
};
export const Full: Story = {
  args: { selected: ['a', 'b'], limit: 2 },
  play: async ({ args }) => {
    await expect(await screen.findByRole('checkbox', { name: 'Consent form.pdf' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Many: Story = { args: { documents: many } };
export const Empty: Story = { args: { documents: [] } };
export const Loading: Story = { args: { documents: [], state: 'loading' } };
export const NotLoaded: Story = { args: { documents: [], state: 'error' } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'The next questions are answered from the chosen documents alone.':
        'Die nächsten Fragen werden ausschließlich aus den ausgewählten Dokumenten beantwortet.',
      'Ask these documents': 'Ausgewählte Dokumente befragen',
    }),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
