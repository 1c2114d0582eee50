import type { ChatHistoryItem } from './chat-session.schema.ts';

/** Chats of three days, latest first; one title is very long, one is empty, one runs from right to left. */
export const historyItems: readonly ChatHistoryItem[] = [
  ['2026-03-12T09:30:00', 'Does dapagliflozin reduce hospitalisation for heart failure?'],
  ['2026-03-12T08:05:00', ''],
  [
    '2026-03-11T17:20:00',
    'Herzinsuffizienz-Hospitalisierungswahrscheinlichkeit unter SGLT2-Hemmern bei chronischer Nierenerkrankung',
  ],
  ['2026-03-11T11:00:00', 'هل يقلل داباغليفلوزين دخول المستشفى؟'],
  ['2026-03-02T11:00:00', 'Is hydroxychloroquine useful in COVID-19?'],
].map(([timestamp = '', title = ''], index) => ({
  sessionId: `00000000-0000-4000-8000-00000000000${index}`,
  timestamp,
  title,
  isChatShared: false,
}));
