import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ada, german, userMenuSections } from '../destinations.fixtures.ts';
import { UserMenu } from './UserMenu.tsx';

const onAccount = fn();

const meta = {
  title: 'Identity/UserMenu',
  component: UserMenu,
  args: {
    person: ada,
    label: 'Account of Ada Lovelace',
    sections: userMenuSections('free', onAccount),
    onFollow: fn(),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  within(canvasElement).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('menu'));
}

export const Free: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByText('ada.lovelace@hospital.example.org')).toBeInTheDocument();
    await expect(menu.queryByRole('menuitemradio')).toBeNull();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#logout');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvasElement);
  },
};
export const Pro: Story = { args: { sections: userMenuSections('pro', onAccount) } };
export const Sandbox: Story = { args: { sections: userMenuSections('sandbox', onAccount) } };
export const Member: Story = {
  args: { sections: userMenuSections('member', onAccount) },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitemradio', { name: 'Personal account' })).toBeChecked();
    await userEvent.keyboard('nort{Enter}');
    await expect(onAccount).toHaveBeenCalledWith('org-1');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvasElement);
  },
};
export const Admin: Story = {
  args: {
    sections: userMenuSections('admin', onAccount),
    label: 'Account of Ada Lovelace, acting for Northern Teaching Hospital',
    actingFor: 'Northern Teaching Hospital',
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'Organization settings' })).toBeInTheDocument();
    await expect(menu.getAllByRole('menuitem', { name: 'Sources' })).toHaveLength(1);
  },
};
export const SuperAdmin: Story = {
  args: { sections: userMenuSections('superAdmin', onAccount) },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('group', { name: 'Super admin' })).toContainElement(
      menu.getByRole('menuitem', { name: 'LLM manager' }),
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Find an organization' }));
    await expect(onAccount).toHaveBeenCalledWith('find');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvasElement);
  },
};
const wards = Array.from({ length: 100 }, (_, index) => ({
  value: `ward-${index}`,
  label: `Ward ${index + 1}, North`,
}));
/** More than have room: the menu scrolls. */
export const HundredOrganizations: Story = {
  args: {
    sections: userMenuSections('member', onAccount).map((section) =>
      'choices' in section ? { ...section, choices: [...section.choices, ...wards] } : section,
    ),
  },
};
export const LongNameActedFor: Story = {
  args: {
    ...Admin.args,
    actingFor: 'Universitätsklinikum für Gefäßchirurgie und Transplantationsmedizin, Außenstelle Nord',
  },
};
export const OnlyAnEmail: Story = {
  args: { person: { name: 'ada@example.org', email: 'ada@example.org', initials: 'A' } },
};
export const LongGermanOnAPhone: Story = {
  args: {
    person: {
      name: 'Prof. Dr. Maximiliane von Hohenstein-Wittgenstein',
      email: 'maximiliane.vonhohenstein-wittgenstein@universitaetsklinikum.example.org',
      initials: 'MV',
    },
    label: 'Konto von Maximiliane',
    sections: userMenuSections('superAdmin', onAccount, german),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { sections: userMenuSections('superAdmin', onAccount) },
  globals: { direction: 'rtl' },
};
