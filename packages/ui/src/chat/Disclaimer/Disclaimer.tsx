import { disclaimer } from './Disclaimer.css.ts';

export interface DisclaimerProps {
  /** What the product is not. */
  text: string;
}

/** Said on every answer, export and share. */
export function Disclaimer({ text }: DisclaimerProps) {
  return (
    <p dir="auto" className={disclaimer}>
      {text}
    </p>
  );
}
