import { Switch } from '../../primitives/Switch/Switch.tsx';
import { switches } from './ModeSwitches.css.ts';

/** How answers are written. */
export interface AnswerModes {
  /** A stronger model. */
  precision: boolean;
  /** Longer answers with more detail. */
  elaborate: boolean;
  /** Words for people outside medicine. */
  layman: boolean;
}

/** A name and one line of explanation for each mode. */
export type ModeSwitchesLabels = Record<keyof AnswerModes, { name: string; hint: string }>;

export interface ModeSwitchesProps {
  /** Which modes are on. */
  modes: AnswerModes;
  /** Called with all modes after one of them changed. */
  onChange: (modes: AnswerModes) => void;
  /** Why a mode cannot be chosen now; shown in place of its hint. */
  unavailable?: Partial<Record<keyof AnswerModes, string>>;
  /** Its words, in the user’s language. */
  labels: ModeSwitchesLabels;
}

const MODES = ['precision', 'elaborate', 'layman'] as const;

/** Turns the ways of writing answers on and off. */
export function ModeSwitches({ modes, onChange, unavailable, labels }: ModeSwitchesProps) {
  return (
    <div className={switches}>
      {MODES.map((mode) => (
        <Switch
          key={mode}
          label={labels[mode].name}
          hint={unavailable?.[mode] ?? labels[mode].hint}
          checked={modes[mode]}
          disabled={unavailable?.[mode] !== undefined}
          onChange={(checked) => onChange({ ...modes, [mode]: checked })}
        />
      ))}
    </div>
  );
}
