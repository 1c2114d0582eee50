import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { or as orStyle } from './ProviderButtons.css.ts';

/** An account elsewhere by which a user may come in. */
export interface Provider {
  /** Stable key ("google"). */
  id: string;
  /** "Continue with Google" */
  label: string;
  onChoose: () => void;
}

export interface ProviderButtonsProps {
  /** Nothing is shown while there are none. */
  providers: readonly Provider[];
  /** Between the form above and the buttons ("or"). */
  or: string;
  /**
   * Keeps the buttons from being pressed while a form is being sent.
   * @default false
   */
  disabled?: boolean;
}

/** Ways in through an account elsewhere. */
export function ProviderButtons({ providers, or, disabled = false }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <Stack gap="x2">
      <p className={orStyle}>{or}</p>
      {providers.map(({ id, label, onChoose }) => (
        <Button key={id} wide disabled={disabled} onClick={onChoose}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}
