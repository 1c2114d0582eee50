import { describe, expect, it } from 'vitest';
import {
  ALERT_MEMORY,
  ALERT_SCAN,
  articleChanges,
  freshMatches,
  isRecent,
  noticeKeys,
  rememberedMatches,
} from './alert-news.ts';

describe('what is new among the newest matches', () => {
  it('is what was not there before, wherever it stands', () => {
    expect(freshMatches([], [])).toEqual([]);
    expect(freshMatches([], ['2', '1'])).toEqual(['2', '1']);
    expect(freshMatches(['3', '1'], ['4', '3', '2', '1', '0'])).toEqual(['4', '2', '0']);
    expect(freshMatches(['3', '1'], ['1'])).toEqual([]);
  });

  it('is nothing that was missing for once', () => {
    const afterNothing = rememberedMatches(['3', '2', '1'], []);
    expect(freshMatches(afterNothing, ['4', '3', '2', '1'])).toEqual(['4']);
    expect(rememberedMatches(['3', '2', '1'], ['4', '2'])).toEqual(['4', '2', '3', '1']);
    const many = Array.from({ length: ALERT_MEMORY }, (_, index) => String(10_000 - index));
    expect(rememberedMatches(many, ['20000'])).toEqual(['20000', ...many.slice(0, -1)]);
  });

  it('is nothing older than what was looked at, where more matched than that', () => {
    const seen = Array.from({ length: ALERT_SCAN }, (_, index) => String(10_000 - index));
    const [gone, ...kept] = seen;
    expect(freshMatches(seen, ['20000', ...kept, 'older'])).toEqual(['20000']);
    expect(freshMatches(seen, [...kept, 'older', 'oldest'])).toEqual([]);
    expect(freshMatches(seen, [gone ?? '', 'between', ...kept])).toEqual(['between']);
    expect(freshMatches(seen, ['all', 'others'])).toEqual(['all', 'others']);
  });
});

it('is recent by any of its dates, as precisely as they are known', () => {
  const moment = Date.parse('2026-11-23T10:00:00Z');
  const recent = (publicationDate: string, entered?: string) =>
    isRecent({ publicationDate, ...(entered === undefined ? {} : { entered }) }, moment);
  expect(['2026', '2025', '2025-11', '2025-11-23', '2027-01'].map((date) => recent(date))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(['2024', '2025-10', '2025-11-22', ''].map((date) => recent(date))).toEqual([false, false, false, false]);
  expect(recent('2019', '2026-11-20')).toBe(true);
});

describe('what changed in a study that was told of', () => {
  const notice = (kind: 'retracted_by' | 'corrected_by' | 'correction_of', pmid = '9', note = '') => ({
    kind,
    pmid,
    note,
  });

  it('is a notice that was not known, the gravest first, each kind once', () => {
    const notices = [notice('corrected_by', '7'), notice('corrected_by', '8'), notice('retracted_by')];
    expect(articleChanges([], notices)).toEqual(['retracted_by', 'corrected_by']);
    expect(articleChanges(noticeKeys(notices), notices)).toEqual([]);
    expect(articleChanges(noticeKeys([notice('corrected_by', '7')]), notices.slice(0, 2))).toEqual(['corrected_by']);
  });

  it('is told apart by its words where no other article is named', () => {
    const before = noticeKeys([notice('corrected_by', '', '2024')]);
    expect(articleChanges(before, [notice('corrected_by', '', '2024')])).toEqual([]);
    expect(articleChanges(before, [notice('corrected_by', '', '2026')])).toEqual(['corrected_by']);
  });

  it('is nothing that the study itself says of another', () => {
    expect(articleChanges([], [notice('correction_of')])).toEqual([]);
  });
});
