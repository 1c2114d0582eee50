import { domainFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { DomainList, type DomainListProps } from './DomainList.tsx';

function Kept(props: DomainListProps) {
  const [value, setValue] = useState(props.value);
  return <DomainList {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Organizations/DomainList',
  component: DomainList,
  render: (args) => <Kept {...args} />,
  args: {
    domains: domainFixtures,
    value: '',
    onChange: fn(),
    onAdd: fn(),
    onCheck: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof DomainList>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAITING = 'research.northern-teaching-hospital.example';

export const Domains: Story = {
  play: async ({ canvasElement, args }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Domains' }));
    await expect(section.getByText(`_footnote.${WAITING}`)).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: `Check now: ${WAITING}` }));
    await expect(args.onCheck).toHaveBeenCalledWith(WAITING);
    await expect(section.queryByRole('button', { name: /by hand/ })).toBeNull();
    await userEvent.click(section.getByRole('button', { name: `Remove ${WAITING}` }));
    const question = within(await screen.findByRole('alertdialog', { name: `Remove ${WAITING}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(WAITING);
    await userEvent.type(section.getByRole('textbox', { name: /Domain/ }), 'example.org{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const ForSuperAdmins: Story = {
  args: { onVerify: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Verify by hand: ${WAITING}` }));
    await expect(args.onVerify).toHaveBeenCalledWith(WAITING);
  },
};
export const None: Story = { args: { domains: [] } };
export const Wrong: Story = {
  args: { domains: [], value: 'example', error: 'Enter a domain such as example.org.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /Domain/ });
    await expect(field).toHaveAccessibleDescription(/such as example\.org\.$/);
  },
};
export const Adding: Story = { args: { value: 'example.org', adding: true } };
export const NotAdded: Story = { args: { addProblem: 'An organization has at most 20 domains.' } };
export const Checking: Story = { args: { busy: WAITING } };
export const NotVerified: Story = {
  args: { problem: 'The TXT record is not there yet. New records can take hours to be seen.' },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      Domains: 'Domänennamen der E-Mail-Adressen',
      'Not verified': 'Noch nicht bestätigt',
      Verified: 'Bestätigt',
      'Verified by a super admin': 'Von der Betreiberin oder dem Betreiber bestätigt',
      'Name of the TXT record': 'Bezeichnung des TXT-Eintrags',
      'Check now': 'Jetzt überprüfen',
      'Check now: {domain}': 'Jetzt überprüfen: {domain}',
      Remove: 'Entfernen',
      'Remove {domain}': 'Entfernen: {domain}',
      'Add the domain': 'Domänennamen hinzufügen',
    }),
  ],
};
export const Phone: Story = { ...ForSuperAdmins, globals: { viewport: { value: 'phone' } } };
export const GermanOnAPhone: Story = { ...German, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...NotVerified, globals: { direction: 'rtl' } };
