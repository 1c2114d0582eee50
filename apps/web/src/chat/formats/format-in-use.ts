import { proxy } from 'valtio';

/** The format that goes with the next question, and the name of its template; '' where there is none. */
export const formatInUse = proxy({ text: '', template: '' });

/** What keeps the format by its rules; it loads apart, and there is no format before it is there. */
export interface FormatKeeper {
  /** A question was sent. */
  used: () => void;
  switchedOff: () => void;
  /** Another user is here. */
  forgotten: () => void;
}

/** The keeper tells itself here, and hears what happens to the format. */
export const formatKeeper: { current: FormatKeeper | null } = { current: null };
