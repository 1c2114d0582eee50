import * as Radix from '@radix-ui/react-slider';
import { useDirection } from '../../theme/use-direction.ts';
import * as styles from './Slider.css.ts';

/** What both sliders share. */
export interface SliderScale {
  /** Least value. */
  min: number;
  /** Greatest value. */
  max: number;
  /**
   * Distance between values; PageUp and PageDown move by ten of them.
   * @default 1
   */
  step?: number;
  /** Says a value in words ("1,200 people"). */
  format: (value: number) => string;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

interface SliderTrackProps extends SliderScale {
  values: readonly number[];
  /** Name of each thumb. */
  names: readonly string[];
  describedBy: string | undefined;
  onChange: (values: number[]) => void;
  onCommit: (values: number[]) => void;
}

/** A track with one thumb for each value. */
export function SliderTrack(props: SliderTrackProps) {
  const { values, names, describedBy, onChange, onCommit, min, max, step = 1, format, disabled = false } = props;
  const direction = useDirection();
  const held = values.map((value) => Math.min(Math.max(value, min), max));
  return (
    <Radix.Root
      value={held}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      dir={direction}
      preserveThumbOrder
      onValueChange={onChange}
      onValueCommit={onCommit}
      className={styles.root}
    >
      <Radix.Track className={styles.track}>
        <Radix.Range className={styles.range} />
      </Radix.Track>
      {names.map((name, index) => (
        <Radix.Thumb
          key={name}
          aria-label={name}
          aria-valuetext={format(held[index] ?? min)}
          aria-describedby={describedBy}
          className={styles.thumb}
        />
      ))}
    </Radix.Root>
  );
}
