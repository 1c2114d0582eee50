import type { NewDecision, Review, ScreeningStage, ScreeningState, ScreeningVerdict } from '@footnote/domain';
import { useEffect, useMemo, useState } from 'react';
import { showFailure } from '../../platform/api/show-failure.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { decisionOutbox } from './decision-outbox.ts';

/** What a screener decides, shown at once and sent in the background. */
export interface Decisions {
  /** The records with what is decided but not sent yet. */
  states: readonly ScreeningState[];
  decide: (record: number, verdict: ScreeningVerdict | null, reason: string) => void;
}

/** A unique id also where the page came without encryption. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export interface DecisionsOptions {
  review: Review;
  /** The organization acted for when the review was read. */
  organization: string | null;
  stage: ScreeningStage;
  loaded: readonly ScreeningState[];
  /** Called once the stage was left and what was decided is sent. */
  onLeft: () => void;
  /** Called where decisions did not count, so that the stage is read again. */
  onOvertaken: () => void;
}

/** Keeps the decisions of the user on a stage of a review. */
export function useDecisions(options: DecisionsOptions): Decisions {
  const { review, organization, stage, loaded, onLeft, onOvertaken } = options;
  const t = useTranslate();
  const memberId = review.members.find(({ self }) => self)?.id ?? '';
  const [outbox] = useState(() => decisionOutbox({ reviewId: review.id, memberId, organization }));
  const [made, setMade] = useState(() => outbox.waiting());
  useEffect(() => {
    const end = outbox.open({
      onTaken({ refused, late }) {
        const [first] = refused;
        if (first !== undefined) void showFailure(t, { status: 409, code: first.code, message: first.code });
        const gone = new Set([...late, ...refused.map(({ id }) => id)]);
        if (gone.size === 0) return;
        setMade((before) => before.filter(({ id }) => !gone.has(id)));
        onOvertaken();
      },
    });
    return () => {
      end();
      void outbox.flush().then(onLeft);
    };
  }, [outbox, t, onLeft, onOvertaken]);
  const states = useMemo(() => withDecisions(loaded, stage, made), [loaded, stage, made]);
  return {
    states,
    decide(record, verdict, reason) {
      const madeAt = momentAfter(made.findLast((one) => one.record === record && one.stage === stage));
      const decision = { id: newId(), record, stage, verdict, reason, madeAt };
      setMade((before) => [...before, decision]);
      outbox.add(decision);
      void outbox.flush();
    },
  };
}

/** Now, but never before the last decision, also where the clock was set back meanwhile. */
function momentAfter(last: NewDecision | undefined): string {
  const earliest = last === undefined ? 0 : Date.parse(last.madeAt) + 1;
  return new Date(Math.max(Date.now(), earliest)).toISOString();
}

function withDecisions(
  loaded: readonly ScreeningState[],
  stage: ScreeningStage,
  made: readonly NewDecision[],
): readonly ScreeningState[] {
  const last = new Map(made.filter((one) => one.stage === stage).map((one) => [one.record, one]));
  if (last.size === 0) return loaded;
  return loaded.map((state) => {
    const decision = last.get(state.id);
    return decision === undefined ? state : { ...state, mine: decision.verdict, reason: decision.reason };
  });
}
