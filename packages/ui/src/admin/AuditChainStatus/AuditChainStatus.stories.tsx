import { auditChainFixture } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { AuditChainStatus } from './AuditChainStatus.tsx';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
const happenedAt = '2026-06-02T08:15:42.000Z';

const meta = {
  title: 'Admin/AuditChainStatus',
  component: AuditChainStatus,
  args: {
    chain: auditChainFixture,
    onCheck: fn(),
    formatMoment: (value) => moment.format(new Date(value)),
  },
} satisfies Meta<typeof AuditChainStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('4,812 lines were checked');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { chain: { ...auditChainFixture, lines: 0, erased: 0, head: '' } } };
export const Changed: Story = {
  args: { chain: { ...auditChainFixture, broken: { fault: 'changed', position: 3_177, happenedAt } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Line 3,177 (2 Jun 2026, 08:15:42) is not what was written.',
    );
  },
};
export const Missing: Story = {
  args: { chain: { ...auditChainFixture, broken: { fault: 'missing', position: 3_178, happenedAt } } },
};
export const Unlinked: Story = {
  args: { chain: { ...auditChainFixture, broken: { fault: 'unlinked', position: 3_178, happenedAt } } },
};
export const Cut: Story = {
  args: { chain: { ...auditChainFixture, broken: { fault: 'cut', position: 4_813, happenedAt: null } } },
};
export const Checking: Story = { args: { chain: null } };
export const NotChecked: Story = { args: { chain: null, problem: 'The server could not be reached. Try again.' } };
export const German: Story = {
  args: Changed.args ?? {},
  decorators: [
    spoken('de', {
      'The audit log was tampered with': 'Das Protokoll wurde manipuliert',
      'Check again': 'Erneut überprüfen',
    }),
  ],
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
