import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { SectionMenu } from './SectionMenu.tsx';

const meta = {
  title: 'Identity/SectionMenu',
  component: SectionMenu,
  args: {
    label: 'About',
    align: 'start',
    trigger: (
      <Button variant="quiet" iconEnd="chevronDown">
        About
      </Button>
    ),
    sections: [
      {
        id: 'about',
        entries: [
          { id: 'about', label: 'About', href: '#about', current: true },
          { id: 'news', label: 'News', href: '#news' },
          { id: 'careers', label: 'Careers', href: 'https://example.org/careers', external: true },
        ],
      },
    ],
    onFollow: fn(),
  },
} satisfies Meta<typeof SectionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('menu'));
};

export const Places: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitem', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('n{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('#news');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvasElement);
  },
};
export const WithChoice: Story = {
  args: {
    sections: [
      { id: 'empty', label: 'Never seen', entries: [] },
      {
        id: 'accounts',
        label: 'Account',
        choices: [
          { value: 'personal', label: 'Personal account' },
          { value: 'org-1', label: 'Northern Teaching Hospital' },
        ],
        chosen: 'org-1',
        onChoose: fn(),
      },
      { id: 'rest', label: 'More', entries: [{ id: 'me', label: 'My profile', href: '#me', icon: 'user' }] },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getByRole('menuitemradio', { name: 'Northern Teaching Hospital' })).toBeChecked();
    await expect(menu.queryByText('Never seen')).toBeNull();
    await expect(menu.getByRole('group', { name: 'More' })).toBeInTheDocument();
  },
};
/** A choice that cannot be made says why, and is passed by. */
export const RefusedChoice: Story = {
  args: {
    sections: [
      {
        id: 'accounts',
        label: 'Act for',
        choices: [
          { value: 'personal', label: 'Personal account' },
          { value: 'org-1', label: 'Northern Teaching Hospital', refusal: 'Suspended' },
          { value: 'org-2', label: 'Harbour Clinic' },
        ],
        chosen: 'personal',
        onChoose: fn(),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    const refused = menu.getByRole('menuitemradio', { name: 'Northern Teaching Hospital Suspended' });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu.getByRole('menuitemradio', { name: 'Harbour Clinic' })).toHaveFocus();
  },
};
export const RightToLeft: Story = { ...WithChoice, globals: { direction: 'rtl' } };
