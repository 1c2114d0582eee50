import { Modal } from '../../primitives/Modal/Modal.tsx';
import { ContactForm, type ContactFormLabels, type ContactFormProps } from '../ContactForm/ContactForm.tsx';

/** Words of a ContactModal. */
export interface ContactModalLabels extends ContactFormLabels {
  /** Its heading ("Contact us"). */
  title: string;
  /** Who answers, and when, in one line. */
  description: string;
  close: string;
}

export interface ContactModalProps extends Omit<ContactFormProps, 'labels'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a writer closes it; the parent keeps what is written until it was sent. */
  onClose: () => void;
  /** Its words, in the user’s language. */
  labels: ContactModalLabels;
}

/** A form to the team above the page; the parent closes and empties it when the message was sent. */
export function ContactModal({ open, onClose, labels, ...form }: ContactModalProps) {
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={labels.title}
      description={labels.description}
      closeLabel={labels.close}
    >
      <ContactForm {...form} labels={labels} />
    </Modal>
  );
}
