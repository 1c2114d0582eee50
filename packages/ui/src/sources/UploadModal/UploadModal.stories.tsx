import { NO_VALID_FILES, sortUploads } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { UploadModal, type UploadModalProps } from './UploadModal.tsx';
import type { RefusedFile, UploadModalFile } from './upload-file.ts';

/** Keeps the batch as the product does: files are parted by the rules of the domain. */
function Kept(props: UploadModalProps) {
  const [files, setFiles] = useState(props.files);
  const [refused, setRefused] = useState(props.refused ?? []);
  const [problem, setProblem] = useState(props.problem ?? '');
  const give = (given: readonly File[]) => {
    const sorted = sortUploads(given, files);
    setRefused(sorted.refused.map(({ file, reason }): RefusedFile => ({ name: file.name, reason })));
    setProblem(sorted.taken.length === 0 ? NO_VALID_FILES : '');
    setFiles([
      ...files,
      ...sorted.taken.map(({ name, size }): UploadModalFile => ({
        id: name,
        name,
        size,
        bytesSent: 0,
        status: 'preparing',
      })),
    ]);
    props.onFiles(given);
  };
  const abort = (id: string) => {
    setFiles(files.filter((file) => file.id !== id));
    props.onAbort(id);
  };
  return <UploadModal {...props} files={files} refused={refused} problem={problem} onFiles={give} onAbort={abort} />;
}

const file = (name: string, status: UploadModalFile['status'], size = 4_200_000, sent = 0): UploadModalFile => ({
  id: name,
  name,
  size,
  bytesSent: sent,
  status,
});
const running = [
  file('Trial protocol.pdf', 'uploaded'),
  file('Consent form.pdf', 'uploading', 48_000_000, 31_000_000),
  file('Statistical analysis plan.pdf', 'uploading', 12_400_000, 800_000),
  file('Case report form.pdf', 'hashing'),
  file('Safety report.pdf', 'preparing', 210_000_000),
];

const meta = {
  title: 'Sources/UploadModal',
  tags: ['overlay'],
  component: UploadModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    sourceName: 'Cardiology protocols',
    files: [],
    onFiles: fn(),
    onStart: fn(),
    onAbort: fn(),
    onAbortAll: fn(),
  },
} satisfies Meta<typeof UploadModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two files fit, one has a name that is there already, one is a text. */
export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload documents' }));
    await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled();
    const input = dialog.getByLabelText(/Drop PDF files here/);
    const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
    const text = new File(['words'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(input, [pdf('one.pdf'), pdf('two.pdf'), pdf('ONE.pdf'), text], { applyAccept: false });
    await expect(dialog.getByText('2 files were not taken')).toBeVisible();
    const reasons = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(reasons).toContain('ONE.pdf: Name already used');
    await expect(reasons).toContain('notes.txt: Not a PDF');
    dialog.getByRole('button', { name: 'Take two.pdf off the list' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAbort).toHaveBeenCalledWith('two.pdf');
    dialog.getByRole('button', { name: 'Upload 1 file' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.upload(input, text, { applyAccept: false });
    await expect(dialog.getByText('No valid files to upload')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Chosen: Story = { args: { files: running.map((one) => ({ ...one, status: 'preparing', bytesSent: 0 })) } };
export const Uploading: Story = {
  args: { files: running },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const bar = dialog.getByRole('progressbar', { name: 'Upload of Consent form.pdf' });
    await expect(bar).toHaveAttribute('aria-valuetext', '31 MB of 48 MB');
    await userEvent.click(dialog.getByRole('button', { name: 'Stop all' }));
    await expect(args.onAbortAll).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop the upload of Consent form.pdf' }));
    await expect(args.onAbort).toHaveBeenCalledWith('Consent form.pdf');
  },
};
export const SomeFailed: Story = {
  args: {
    files: [
      file('Trial protocol.pdf', 'uploaded'),
      file('Consent form.pdf', 'duplicate_content'),
      file('Case report form.pdf', 'upload_failed'),
    ],
    problem: 'The connection was lost, so the upload was canceled.',
  },
};
export const NoneTaken: Story = {
  args: {
    problem: NO_VALID_FILES,
    refused: Array.from({ length: 9 }, (_, index): RefusedFile => ({
      name: `scan ${index + 1}.tiff`,
      reason: index === 0 ? 'maximum_size_exceeded' : 'illegal_type',
    })),
  },
};
const under = {
  isBegun: true,
  onPause: fn(),
  onPauseAll: fn(),
  onRetry: fn(),
  onRetryAll: fn(),
};
export const Paused: Story = {
  args: {
    ...under,
    files: [
      { ...file('Consent form.pdf', 'uploading', 48_000_000), isPaused: true },
      file('Statistical analysis plan.pdf', 'uploading', 12_400_000, 800_000),
      file('Safety report.pdf', 'preparing', 210_000_000),
    ],
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Resume the upload of Consent form.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPause).toHaveBeenLastCalledWith('Consent form.pdf', false);
    await userEvent.click(dialog.getByRole('button', { name: 'Pause the upload of Safety report.pdf' }));
    await expect(args.onPause).toHaveBeenLastCalledWith('Safety report.pdf', true);
    await userEvent.click(dialog.getByRole('button', { name: 'Pause all' }));
    await expect(args.onPauseAll).toHaveBeenCalledWith(true);
  },
};
export const AllPaused: Story = {
  args: { ...under, files: [{ ...file('Consent form.pdf', 'uploading', 48_000_000), isPaused: true }] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Resume all' }));
    await expect(args.onPauseAll).toHaveBeenCalledWith(false);
  },
};
export const WithFailures: Story = {
  args: {
    ...under,
    files: [
      file('Trial protocol.pdf', 'uploaded'),
      file('Consent form.pdf', 'upload_failed', 48_000_000),
      file('Safety report.pdf', 'hash_rejected'),
    ],
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload Consent form.pdf again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('Consent form.pdf');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload 2 failed files again' }));
    await expect(args.onRetryAll).toHaveBeenCalledOnce();
    await expect(dialog.queryByRole('button', { name: /Trial protocol/ })).toBeNull();
  },
};
export const WaitingForConnection: Story = { args: { ...under, files: running, isWaiting: true } };
export const ChooseAgain: Story = {
  args: {
    ...under,
    files: [
      { ...file('Consent form.pdf', 'uploading', 480_000_000), isMissing: true },
      { ...file('Safety report.pdf', 'preparing', 210_000_000), isMissing: true },
      file('Trial protocol.pdf', 'uploading', 12_400_000, 800_000),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/2 files have to be chosen again/)).toBeVisible();
    await expect(dialog.getAllByText('Choose it again')).toHaveLength(2);
  },
};
export const QuotaUsed: Story = {
  args: {
    unavailable: 'The page quota of this source is used up.',
    files: [file('Trial protocol.pdf', 'quota_exceeded')],
  },
};
export const NotPermitted: Story = {
  args: {
    locked: (
      <EmptyState title="Own documents belong to organizations" action={<Button variant="primary">Contact us</Button>}>
        Members of an organization can ask about their own PDFs, page by page.
      </EmptyState>
    ),
  },
};
export const ManyFiles: Story = {
  args: { files: Array.from({ length: 60 }, (_, index) => file(`Safety report ${index + 1}.pdf`, 'preparing')) },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Upload documents': 'Dokumente hochladen',
      'Drop PDF files here': 'Studienteilnehmereinwilligungserklärungen hierher ziehen',
      'or choose them': 'oder aus dem Dateiverzeichnis auswählen',
      'PDF only, under 500 MB each': 'Ausschließlich PDF-Dateien, jeweils unter 500 Megabyte',
      '{count, plural, one {# file was} other {# files were}} not taken':
        '{count, plural, one {# Datei wurde} other {# Dateien wurden}} nicht angenommen',
      'Stop all': 'Alle Übertragungen abbrechen',
      'The upload goes on while this is closed. Stay on this website until it ends.':
        'Die Übertragung wird im Hintergrund fortgesetzt, solange diese Website geöffnet bleibt.',
      Close: 'Schließen',
    }),
  ],
  args: {
    files: [file('Studienteilnehmereinwilligungserklärung Herzinsuffizienz.pdf', 'uploading', 48_000_000, 9_000_000)],
    refused: [{ name: 'Arzneimittelsicherheitsbericht.docx', reason: 'illegal_type' }],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { args: { ...under, files: running }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { files: running }, globals: { direction: 'rtl' } };
