import type { Notice, NoticeKind } from '@footnote/domain';

const MIRRORED: Readonly<Record<NoticeKind, NoticeKind>> = {
  retracted_by: 'retraction_of',
  retraction_of: 'retracted_by',
  corrected_by: 'correction_of',
  correction_of: 'corrected_by',
  concern_by: 'concern_of',
  concern_of: 'concern_by',
  republished_by: 'republication_of',
  republication_of: 'republished_by',
};

export function isNoticeKind(text: unknown): text is NoticeKind {
  return typeof text === 'string' && Object.hasOwn(MIRRORED, text);
}

/** A notice another article carries about this one, seen from this one. */
export function mirroredNotice(source: string, notice: Notice): Notice {
  return { kind: MIRRORED[notice.kind], pmid: source, note: notice.note };
}

/** An article's own notices, then what others say of it, each (kind, PMID) once; a note is kept where any of them has one. */
export function mergeNotices(own: readonly Notice[], mirrored: readonly Notice[]): Notice[] {
  const merged = new Map<string, Notice>();
  for (const notice of [...own, ...mirrored.toSorted(byArticle)]) {
    const key = notice.pmid === '' ? `${notice.kind} ${notice.note}` : `${notice.kind} ${notice.pmid}`;
    const held = merged.get(key);
    if (held === undefined || held.note === '') merged.set(key, notice);
  }
  return [...merged.values()];
}

function byArticle(left: Notice, right: Notice): number {
  return Number(left.pmid) - Number(right.pmid) || left.kind.localeCompare(right.kind, 'en');
}

/** Whether these notices mark an article as retracted. */
export function isRetracted(notices: readonly Notice[]): boolean {
  return notices.some((notice) => notice.kind === 'retracted_by');
}
