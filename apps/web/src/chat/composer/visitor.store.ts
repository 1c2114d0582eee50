import { proxy } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';

/** Left in a visitor's browser: `asked` after the first question, `known` or `declined` once they answered. Never the address. */
const MARK = 'footnote-visitor';
/** Left in this tab once its visitor was asked for an address: they are asked once a visit. */
const VISIT = 'footnote-visit';
/** For browsers that refuse to keep anything. */
let unstored: string | undefined;

/** The question to a visitor for an address. */
export const visitorPrompt = proxy<{
  /** True from the first time on, so that the dialog can give the focus back. */
  needed: boolean;
  /** Says whether the visitor may go on; null while nobody waits for that. */
  settle: ((admitted: boolean) => void) | null;
}>({ needed: false, settle: null });

function markVisitor(mark: 'asked' | 'known' | 'declined'): void {
  unstored = mark;
  writeStored(MARK, mark);
}

/**
 * Whether the user may ask as they are: a visitor's first question is answered, then they are asked for an address, and no
 * more once they answered; who goes to log in instead is asked in another visit.
 */
export function mayAsk(): boolean {
  return account.stage !== 'visitor' || (readStored(MARK) ?? unstored) !== 'asked' || wasAskedThisVisit();
}

let askedThisPage = false;

function wasAskedThisVisit(): boolean {
  try {
    return askedThisPage || sessionStorage.getItem(VISIT) !== null;
  } catch {
    return askedThisPage;
  }
}

function noteVisit(): void {
  askedThisPage = true;
  try {
    sessionStorage.setItem(VISIT, 'asked');
  } catch {
    // Where storage is refused a visit lasts as long as the page.
  }
}

/** Notes that a question was asked. */
export function noteQuestion(): void {
  if (account.stage === 'visitor' && (readStored(MARK) ?? unstored) === undefined) markVisitor('asked');
}

/** Asks a visitor for an address; false where they do not want to give one. */
export function promptVisitor(): Promise<boolean> {
  visitorPrompt.settle?.(false);
  return new Promise((resolve) => Object.assign(visitorPrompt, { needed: true, settle: resolve }));
}

/** Ends the question for an address: the visitor does not want to give one, now or later. */
export function declineVisitor(): void {
  if (account.stage === 'visitor') markVisitor('declined');
  settleVisitor(false);
}

/** Ends the question for an address, and lets the visitor go on where `admitted`. */
export function settleVisitor(admitted: boolean): void {
  if (account.stage === 'visitor') {
    noteVisit();
    if (admitted) markVisitor('known');
  }
  visitorPrompt.settle?.(admitted);
  visitorPrompt.settle = null;
}
