import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { SliderTrack, type SliderScale } from '../Slider/SliderTrack.tsx';

/** Words of a RangeSlider. */
export interface RangeSliderLabels {
  /** Name of the lower thumb ("From"). */
  from: string;
  /** Name of the upper thumb ("To"). */
  to: string;
  /** Says the range in words ("2010 to 2020"). */
  range: (from: string, to: string) => string;
}

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
  /** Its words, in the user’s language. */
  labels: RangeSliderLabels;
}

/** Two ends of a range; the thumbs keep their order. */
export function RangeSlider({ label, value, onChange, onCommit, hint, labels, ...scale }: RangeSliderProps) {
  const [from, to] = value;
  const pair = (values: readonly number[]) => [values[0] ?? from, values[1] ?? to] as const;
  return (
    <FieldGroup
      label={label}
      aside={labels.range(scale.format(from), scale.format(to))}
      {...(hint === undefined ? {} : { hint })}
    >
      {(group) => (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend of its own
        <div role="group" aria-labelledby={group['aria-labelledby']}>
          <SliderTrack
            {...scale}
            values={value}
            names={[labels.from, labels.to]}
            describedBy={group['aria-describedby']}
            onChange={(values) => onChange(pair(values))}
            onCommit={(values) => onCommit?.(pair(values))}
          />
        </div>
      )}
    </FieldGroup>
  );
}
