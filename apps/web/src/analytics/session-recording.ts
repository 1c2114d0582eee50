import { maskRecording, RECORDING, RECORDING_LIMITS, type Recording } from '@footnote/domain';
import { record } from 'rrweb';
import { analyticsCalls } from './analytics-calls.ts';

/** Milliseconds between two calls, and calls in a row that may fail before nothing is recorded any more. */
const PAUSE = 5_000;
const MOST_FAILURES = 3;
/** Characters of one call: masked text is ASCII, and the rest of it is named in few bytes. */
const MOST_CHARACTERS = RECORDING_LIMITS.bytes / 2;
/** What a user who is there does. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Records what happens on the pages of this tab, every word of it as stars; gives what ends it. It ends by itself where nobody does anything for seven and a half minutes. */
export function recordSession(session: string): () => void {
  let waiting: Recording['events'] = [];
  let failures = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const stop = record({
    emit: ({ type, timestamp, data }) => void waiting.push({ type, timestamp, data }),
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'canvas, iframe, img, video',
    slimDOMOptions: 'all',
    recordCanvas: false,
    collectFonts: false,
    inlineImages: false,
    sampling: { mousemove: 200, scroll: 200, input: 'last' },
  });
  const flush = async (keepalive = false) => {
    while (waiting.length > 0 && failures < MOST_FAILURES) {
      const { body, rest } = nextCall(session, waiting);
      waiting = rest;
      if (body !== null) failures = (await send(body, keepalive)) ? 0 : failures + 1;
    }
    if (failures >= MOST_FAILURES) end();
  };
  const flushing = setInterval(() => void flush(), PAUSE);
  // The page as it is now is too large to be sent while it is being left.
  void flush();
  const leave = () => void flush(true);
  const noteActivity = () => {
    clearTimeout(idle);
    idle = setTimeout(end, RECORDING.idleMilliseconds);
  };
  addEventListener('pagehide', leave);
  for (const event of ACTIVITY_EVENTS) addEventListener(event, noteActivity, { passive: true, capture: true });
  noteActivity();
  function end(): void {
    stop?.();
    waiting = [];
    clearTimeout(idle);
    clearInterval(flushing);
    removeEventListener('pagehide', leave);
    for (const event of ACTIVITY_EVENTS) removeEventListener(event, noteActivity, { capture: true });
  }
  return end;
}

/** The body of the next call, of as many events as fit; null where the first alone is too large, and is left out. */
function nextCall(session: string, waiting: Recording['events']): { body: string | null; rest: Recording['events'] } {
  const masked: string[] = [];
  let characters = 0;
  for (const event of waiting.slice(0, RECORDING_LIMITS.events)) {
    const text = JSON.stringify(maskRecording([event])[0]);
    if (characters + text.length > MOST_CHARACTERS) break;
    masked.push(text);
    characters += text.length;
  }
  const body = masked.length === 0 ? null : `{"session":"${session}","events":[${masked.join(',')}]}`;
  return { body, rest: waiting.slice(Math.max(1, masked.length)) };
}

async function send(body: string, keepalive: boolean): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(analyticsCalls.recording, { method: 'POST', headers, body, keepalive })).ok;
  } catch {
    return false;
  }
}
