import { Modal } from '../../primitives/Modal/Modal.tsx';
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.tsx';
import { descriptionMessages, messages, titleMessages } from './ContactModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface ContactModalProps extends ContactFormProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a writer closes it; the parent keeps what is written until it was sent. */
  onClose: () => void;
  /** Stands in the place of the form where nobody receives what is written. */
  unavailable?: string;
}

/** A form to the team above the page; the parent closes and empties it when the message was sent. */
export function ContactModal({ open, onClose, unavailable, ...form }: ContactModalProps) {
  const { t } = useMessages();
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(titleMessages[form.form])}
      {...(unavailable === undefined ? { description: t(descriptionMessages[form.form]) } : {})}
      closeLabel={t(messages.close)}
    >
      {unavailable === undefined ? <ContactForm {...form} /> : <p>{unavailable}</p>}
    </Modal>
  );
}
