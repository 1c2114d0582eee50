import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** What has just happened; '' says nothing. */
  message: string;
  /**
   * `polite` waits for a pause; `assertive` interrupts.
   * @default 'polite'
   */
  urgency?: 'polite' | 'assertive';
}

/** Reads a message out when it changes. Keep it mounted: a region that appears with its message stays silent. */
export function LiveRegion({ message, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div
      role={urgency === 'polite' ? 'status' : 'alert'}
      aria-live={urgency}
      aria-atomic="true"
      className={visuallyHidden}
    >
      {message}
    </div>
  );
}
