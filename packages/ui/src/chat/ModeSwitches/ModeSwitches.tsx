import { Switch } from '../../primitives/Switch/Switch.tsx';
import { switches } from './ModeSwitches.css.ts';
import { hintMessages, messages } from './ModeSwitches.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** How answers are written. */
export interface AnswerModes {
  /** A stronger model. */
  precision: boolean;
  /** Longer answers with more detail. */
  elaborate: boolean;
  /** Words for people outside medicine. */
  layman: boolean;
}

export interface ModeSwitchesProps {
  /** Which modes are on. */
  modes: AnswerModes;
  /** Called with all modes after one of them changed. */
  onChange: (modes: AnswerModes) => void;
  /** Why a mode cannot be chosen now; shown in place of its hint. */
  unavailable?: Partial<Record<keyof AnswerModes, string>>;
}

const MODES = ['precision', 'elaborate', 'layman'] as const;

/** Turns the ways of writing answers on and off. */
export function ModeSwitches({ modes, onChange, unavailable }: ModeSwitchesProps) {
  const { t } = useMessages();
  return (
    <div className={switches}>
      {MODES.map((mode) => (
        <Switch
          key={mode}
          label={t(messages[mode])}
          hint={unavailable?.[mode] ?? t(hintMessages[mode])}
          checked={modes[mode]}
          disabled={unavailable?.[mode] !== undefined}
          onChange={(checked) => onChange({ ...modes, [mode]: checked })}
        />
      ))}
    </div>
  );
}
