import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { closeContact, contact } from '../platform/shell/contact.store.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** The form to the team that is open; another user, and another form, begin with an empty one. */
export function ContactPlace() {
  const { form, isOpen } = useSnapshot(contact);
  const { profile } = useSnapshot(account);
  return (
    <ContactDialog
      key={`${form} ${profile?.id ?? ''}`}
      form={form}
      open={isOpen}
      onClose={closeContact}
      profile={profile}
    />
  );
}
