import { Modal } from '../../primitives/Modal/Modal.tsx';
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx';
import { messages } from './ContactModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface ContactModalProps extends ContactFormProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a writer closes it; the parent keeps what is written until it was sent. */
  onClose: () => void;
}

/** A form to the team above the page; the parent closes and empties it when the message was sent. */
export function ContactModal({ open, onClose, ...form }: ContactModalProps) {
  const { t } = useMessages();
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title)}
      description={t(messages.description)}
      closeLabel={t(messages.close)}
    >
      <ContactForm {...form} />
    </Modal>
  );
}
