import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { SliderTrack, type SliderScale } from './SliderTrack.tsx';

export interface SliderProps extends SliderScale {
  /** What is set. */
  label: string;
  /** The value; one outside `min` and `max` is shown at the nearer end. */
  value: number;
  /** Called with every value while the thumb moves. */
  onChange: (value: number) => void;
  /** Called once with the value on which the thumb came to rest. */
  onCommit?: (value: number) => void;
  /** One line that helps to choose. */
  hint?: string;
}

/** A number for which being about right is enough. Where the exact figure matters use NumberInput. */
export function Slider({ label, value, onChange, onCommit, hint, ...scale }: SliderProps) {
  const first = (values: readonly number[]) => values[0] ?? scale.min;
  return (
    <FieldGroup label={label} aside={scale.format(value)} {...(hint === undefined ? {} : { hint })}>
      {(group) => (
        <SliderTrack
          {...scale}
          values={[value]}
          names={[label]}
          describedBy={group['aria-describedby']}
          onChange={(values) => onChange(first(values))}
          onCommit={(values) => onCommit?.(first(values))}
        />
      )}
    </FieldGroup>
  );
}
