import { FORMAT_TOKEN_LIMIT } from '../chat/limits.ts';
import { unreachable } from '../kernel/result.ts';
import type { OutputTemplate } from './output-template.schema.ts';

/** Whether there is an answer format, and for which questions it is used. */
export const FORMAT_STAGES = ['empty', 'off', 'next', 'always'] as const;
export type FormatStage = (typeof FORMAT_STAGES)[number];

export type FormatSignal =
  | 'written'
  | 'emptied'
  | 'outgrew'
  | 'template_chosen'
  | 'template_saved'
  | 'switched_on'
  | 'switched_off'
  | 'always_on'
  | 'always_off'
  | 'used'
  | 'forbidden';

/** What takes a format out of use. */
const OUT = { emptied: 'empty', outgrew: 'off', switched_off: 'off', forbidden: 'off' } as const;

/** The legal moves. What is not here leaves a format as it is. */
export const FORMAT_MOVES: Record<FormatStage, Partial<Record<FormatSignal, FormatStage>>> = {
  empty: { written: 'off', outgrew: 'off', template_chosen: 'next' },
  off: {
    written: 'off',
    outgrew: 'off',
    emptied: 'empty',
    template_chosen: 'next',
    template_saved: 'off',
    switched_on: 'next',
    always_on: 'always',
  },
  next: {
    written: 'next',
    template_chosen: 'next',
    template_saved: 'next',
    always_on: 'always',
    used: 'off',
    ...OUT,
  },
  always: {
    written: 'always',
    template_chosen: 'always',
    template_saved: 'always',
    always_off: 'next',
    used: 'always',
    ...OUT,
  },
};

/** The instruction that shapes answers (specification §4). */
export interface AnswerFormat {
  stage: FormatStage;
  text: string;
  /** Tokens of the text, as whoever changed it counted them. */
  tokens: number;
  /** The template it came from, with the prompt as saved. */
  template: OutputTemplate | null;
  /** Whether the user may use output templates (specification §6). */
  permitted: boolean;
}

export type FormatEvent =
  | { type: 'written'; text: string; tokens: number }
  /** `tokens` is of the template’s prompt. */
  | { type: 'template_chosen'; template: OutputTemplate; tokens: number }
  /** The text was saved: as a new template, or over the selected one. */
  | { type: 'template_saved'; template: OutputTemplate }
  | { type: 'template_deleted'; id: string }
  | { type: 'cleared' }
  | { type: 'switched'; on: boolean }
  | { type: 'always_switched'; on: boolean }
  /** A question was sent. */
  | { type: 'used' }
  /** The place where formats are written was closed. */
  | { type: 'closed' }
  | { type: 'permission_changed'; permitted: boolean };

/** No format yet. */
export function emptyFormat(permitted: boolean): AnswerFormat {
  return { stage: 'empty', text: '', tokens: 0, template: null, permitted };
}

/** True for a text of at least one character that is no space and at most 1500 tokens. */
export function isValidFormat({ text, tokens }: Pick<AnswerFormat, 'text' | 'tokens'>): boolean {
  return text.trim() !== '' && tokens <= FORMAT_TOKEN_LIMIT;
}

/** True where the format can be used for the next question. */
export function maySwitchOn(format: AnswerFormat): boolean {
  return format.permitted && isValidFormat(format);
}

/** True where the format can be kept on for every question: it came from a template, too. */
export function mayKeepOn(format: AnswerFormat): boolean {
  return maySwitchOn(format) && format.template !== null;
}

/** The text that goes with the next question, or null. */
export function formatForQuestion({ stage, text }: AnswerFormat): string | null {
  return stage === 'next' || stage === 'always' ? text : null;
}

/** Moves a format on. An event that is not legal gives the very same format. */
export function moveFormat(format: AnswerFormat, event: FormatEvent): AnswerFormat {
  switch (event.type) {
    case 'written':
      return rewrite(format, { text: event.text, tokens: event.tokens, template: format.template }, 'written');
    case 'template_chosen': {
      const { template, tokens } = event;
      return rewrite(format, { text: template.prompt, tokens, template }, 'template_chosen');
    }
    case 'template_saved':
      return move(format, 'template_saved', { template: event.template });
    case 'template_deleted':
      return format.template?.id === event.id ? emptyFormat(format.permitted) : format;
    case 'cleared':
      return emptyFormat(format.permitted);
    case 'switched':
      if (!event.on) return move(format, 'switched_off');
      return maySwitchOn(format) ? move(format, 'switched_on') : format;
    case 'always_switched':
      if (!event.on) return move(format, 'always_off');
      return mayKeepOn(format) ? move(format, 'always_on') : format;
    case 'used':
      return move(format, 'used');
    case 'closed':
      return format.permitted ? format : emptyFormat(false);
    case 'permission_changed':
      return permit(format, event.permitted);
    default:
      return unreachable(event);
  }
}

type Written = Pick<AnswerFormat, 'text' | 'tokens' | 'template'>;

function rewrite(format: AnswerFormat, written: Written, signal: 'written' | 'template_chosen'): AnswerFormat {
  const next = { ...format, ...written };
  if (next.text.trim() === '') return { ...next, stage: 'empty' };
  const usable = signal === 'written' ? isValidFormat(next) : maySwitchOn(next);
  return move(format, usable ? signal : 'outgrew', written);
}

function permit(format: AnswerFormat, permitted: boolean): AnswerFormat {
  const allowed = permitted ? format : move(format, 'forbidden');
  return allowed.permitted === permitted ? allowed : { ...allowed, permitted };
}

function move(format: AnswerFormat, signal: FormatSignal, change: Partial<AnswerFormat> = {}): AnswerFormat {
  const stage = FORMAT_MOVES[format.stage][signal];
  return stage === undefined ? format : { ...format, ...change, stage };
}
