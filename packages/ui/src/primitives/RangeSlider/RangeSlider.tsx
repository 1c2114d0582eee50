import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { SliderTrack, type SliderScale } from '../Slider/SliderTrack.tsx';

export interface RangeSliderProps extends SliderScale {
  /** What is set. */
  label: string;
  /** Lower and upper end, in this order. */
  value: readonly [number, number];
  /** Called with every range while a thumb moves. */
  onChange: (value: readonly [number, number]) => void;
  /** Called once with the range on which a thumb came to rest. */
  onCommit?: (value: readonly [number, number]) => void;
  /** One line that helps to choose. */
  hint?: string;
  /** Names of the lower and of the upper thumb ("From", "To"). */
  names: readonly [string, string];
  /** Says the range in words ("2010 to 2020"). */
  say: (from: string, to: string) => string;
}

/** Two ends of a range; the thumbs keep their order. */
export function RangeSlider({ label, value, onChange, onCommit, hint, names, say, ...scale }: RangeSliderProps) {
  const [from, to] = value;
  const pair = (values: readonly number[]) => [values[0] ?? from, values[1] ?? to] as const;
  return (
    <FieldGroup
      label={label}
      aside={say(scale.format(from), scale.format(to))}
      {...(hint === undefined ? {} : { hint })}
    >
      {(group) => (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend of its own
        <div role="group" aria-labelledby={group['aria-labelledby']}>
          <SliderTrack
            {...scale}
            values={value}
            names={names}
            describedBy={group['aria-describedby']}
            onChange={(values) => onChange(pair(values))}
            onCommit={(values) => onCommit?.(pair(values))}
          />
        </div>
      )}
    </FieldGroup>
  );
}
