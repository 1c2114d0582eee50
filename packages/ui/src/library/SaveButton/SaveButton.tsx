import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SAVE_KEY } from '../../primitives/press-save.ts';
import { messages } from './SaveButton.messages.ts';

export interface SaveButtonProps {
  /** Whether it is in the library. */
  saved: boolean;
  /** Called when a user saves it, or takes it out again. */
  onToggle: () => void;
}

/** Saves an article in the library of the user, or takes it out again; the key s does the same in a list. */
export function SaveButton({ saved, onToggle }: SaveButtonProps) {
  const { t } = useMessages();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={saved ? 'check' : 'bookmark'}
      aria-pressed={saved}
      aria-keyshortcuts={SAVE_KEY}
      onClick={onToggle}
    >
      {t(saved ? messages.saved : messages.save)}
    </Button>
  );
}
