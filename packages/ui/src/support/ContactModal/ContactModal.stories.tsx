import { CONTACT_FORMS, ORGANIZATION_TYPES, contactFormSchema, type OrganizationType } from '@footnote/domain';
import { completeContactFixture as complete, emptyContactFixture as empty } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { useToast } from '../../primitives/Toast/toast-context.ts';
import { ToastProvider } from '../../primitives/Toast/Toast.tsx';
import { ContactModal, type ContactModalProps } from './ContactModal.tsx';

const kinds: Record<OrganizationType, string> = {
  healthcare: 'Healthcare',
  life_sciences: 'Life Sciences',
  academic: 'Academic',
  other: 'Other',
};

function OrganizationKind() {
  const [kind, setKind] = useState<OrganizationType>('healthcare');
  return (
    <Select
      label="You work in"
      options={ORGANIZATION_TYPES.map((value) => ({ value, label: kinds[value] }))}
      value={kind}
      onChange={setKind}
    />
  );
}

function Kept(props: ContactModalProps) {
  const toast = useToast();
  const [open, setOpen] = useState(props.open);
  const [values, setValues] = useState(props.values);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  const send = () => {
    props.onSend();
    toast.show({ title: 'Your request was successfully sent.', tone: 'positive' });
    setValues(empty);
    close();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Contact</Button>
      <ContactModal
        {...props}
        open={open}
        onClose={close}
        values={values}
        onChange={setValues}
        canSend={contactFormSchema(props.form).safeParse(values).success}
        onSend={send}
      />
    </>
  );
}

const meta = {
  title: 'Support/ContactModal',
  tags: ['overlay'],
  component: ContactModal,
  render: (args) => (
    <ToastProvider label="Messages" closeLabel="Close the message">
      <Kept {...args} />
    </ToastProvider>
  ),
  args: {
    open: true,
    onClose: fn(),
    form: 'contact',
    shape: CONTACT_FORMS.contact,
    values: empty,
    onChange: fn(),
    onSend: fn(),
    canSend: false,
  },
} satisfies Meta<typeof ContactModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  args: { values: complete },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await screen.findAllByText('Your request was successfully sent.')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Contact' }));
    const again = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    await expect(again.getByRole('textbox', { name: /First name/ })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};
export const Unavailable: Story = {
  args: { unavailable: 'Nobody receives these messages here. Ask whoever runs this service.' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    await expect(dialog.getByText(/Nobody receives/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};
export const Empty: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
export const WithOrganizationType: Story = { args: { values: complete, extra: <OrganizationKind /> } };
export const NotSent: Story = { args: { values: complete, problem: 'Failed to send message. Please try again.' } };
export const NoNetwork: Story = { args: { values: complete, problem: 'Something went wrong.' } };
export const Busy: Story = { args: { values: complete, busy: true } };
export const Enterprise: Story = {
  args: {
    form: 'enterprise',
    shape: CONTACT_FORMS.enterprise,
  },
};
export const FullContact: Story = {
  args: {
    form: 'organizationSource',
    shape: CONTACT_FORMS.organizationSource,
  },
};
export const Feedback: Story = {
  args: {
    form: 'feedback',
    shape: CONTACT_FORMS.feedback,
  },
};
export const German: Story = {
  args: {
    form: 'enterprise',
    shape: CONTACT_FORMS.enterprise,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { values: complete }, globals: { direction: 'rtl' } };
