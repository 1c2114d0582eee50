import { sourceOptions, type SourceOption } from '@footnote/domain';
import { sourceFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { SourceSelectModal } from './SourceSelectModal.tsx';

const options = sourceOptions(sourceFixtures, {
  name: 'Web search',
  description: 'Guidelines of learned societies and health authorities.',
});
const many: readonly SourceOption[] = Array.from({ length: 40 }, (_, index) => ({
  value: `source-${index}`,
  name: `Department ${index + 1}`,
  description: 'Protocols and reports.',
  languages: ['en'],
  disabled: index % 9 === 8,
  kind: 'source',
  hasDocuments: true,
}));

const meta = {
  title: 'Sources/SourceSelectModal',
  tags: ['overlay'],
  component: SourceSelectModal,
  args: {
    open: true,
    onClose: fn(),
    options,
    selected: ['pubmed'],
    onApply: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SourceSelectModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sources' }));
    const search = dialog.getByRole('searchbox', { name: 'Find a source' });
    await userEvent.type(search, 'spanish');
    dialog.getByRole('checkbox', { name: 'Web search' }).focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByText('2 sources selected')).toBeVisible();
    await userEvent.clear(search);
    await expect(dialog.getByRole('checkbox', { name: 'Reviews before 2015' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Use these sources' }));
    await expect(args.onApply).toHaveBeenCalledWith(['pubmed', '*guidelines-eu,guidelines-us']);
  },
};
export const NoneSelected: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'PubMed' }));
    await expect(dialog.getByText('Please select at least one source.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use these sources' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'veterinary');
    await expect(screen.getByRole('status')).toHaveTextContent('No source matches “veterinary”.');
  },
};
/** A source that was chosen and has been disabled since does not count. */
export const ChosenDisabled: Story = {
  args: { selected: ['pubmed', 'legacy-reviews'] },
  play: async () => {
    await expect(await screen.findByText('1 source selected')).toBeInTheDocument();
  },
};
export const AllSelected: Story = { args: { selected: options.map(({ value }) => value) } };
export const ManySources: Story = { args: { options: many, selected: ['source-3', 'source-12'] } };
export const DocumentsOfASource: Story = {
  args: { onChooseDocuments: fn() },
  play: async ({ args }) => {
    await expect(await screen.findAllByRole('button', { name: /^Choose documents/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Choose documents… (Cardiology protocols)' }));
    await expect(args.onChooseDocuments).toHaveBeenCalledWith('cardiology-protocols');
  },
};
/** Of somebody who acts for no organization. */
export const Personal: Story = {
  args: {
    options: options.slice(0, 1),
    description: 'Answers draw on the public literature.',
    prompt: <Banner action={<Button>About sources</Button>}>Organizations can add documents of their own.</Banner>,
  },
};
export const Loading: Story = { args: { options: [], state: 'loading' } };
export const NotLoaded: Story = {
  args: { options: [], state: 'error' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { options: [] } };
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      Sources: 'Informationsquellen',
      'Answers draw on these sources only.':
        'Antworten stützen sich ausschließlich auf die ausgewählten Informationsquellen.',
      'Select all': 'Alle auswählen',
      Clear: 'Auswahl aufheben',
      'Use these sources': 'Ausgewählte Informationsquellen verwenden',
      Cancel: 'Abbrechen',
      'Not available at present': 'Vorübergehend nicht verfügbar',
    }),
  ],
  args: {
    options: options.map((option) => ({ ...option, name: `Studienteilnehmerinformationssammlung: ${option.name}` })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
