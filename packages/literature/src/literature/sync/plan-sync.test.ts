import { describe, expect, it } from 'vitest';
import type { AppliedFile } from '../../search/literature-index.ports.ts';
import { planSync, type SyncOptions } from './plan-sync.ts';
import { filePosition, type PubmedFile } from './pubmed-file.ts';

const file = (kind: PubmedFile['kind'], year: number, number: number, published = `${year}-01-01`): PubmedFile => ({
  name: `pubmed${year % 100}n${String(number).padStart(4, '0')}.xml.gz`,
  kind,
  year,
  number,
  published,
});
const applied = (...files: PubmedFile[]): AppliedFile[] =>
  files.map((each) => ({ ...each, position: filePosition(each), md5: '', appliedAt: '' }));
const numbers = (listed: Parameters<typeof planSync>[0], done: AppliedFile[], wish: Partial<SyncOptions> = {}) => {
  const plan = planSync(listed, done, { baseline: false, since: null, ...wish });
  return plan.ok ? [plan.value.files.map(({ year, number }) => year * 10 + number), plan.value.notes] : plan.error.code;
};

const b25 = [1, 2].map((number) => file('baseline', 2025, number));
const u25 = [3, 4, 5].map((number) => file('update', 2025, number, `2025-03-0${number}`));
const b26 = [1, 2, 3].map((number) => file('baseline', 2026, number));
const u26 = [4, 5].map((number) => file('update', 2026, number, `2026-01-0${number}`));

describe('planSync', () => {
  it('takes all updates at first, says that the past is missing, and then what is new', () => {
    expect(numbers({ baseline: [], updates: u25.toReversed() }, [])).toEqual([[20253, 20254, 20255], ['updates-only']]);
    expect(numbers({ baseline: [], updates: u25 }, applied(...u25.slice(0, 2)))).toEqual([[20255], []]);
    expect(numbers({ baseline: [], updates: u25 }, applied(...u25))).toEqual([[], []]);
  });

  it('begins with the newest baseline when asked, goes on where it stopped, and then does nothing', () => {
    const listed = { baseline: [...b25, ...b26], updates: [...u25, ...u26] };
    const wish = { baseline: true };
    expect(numbers(listed, [], wish)).toEqual([[20261, 20262, 20263, 20264, 20265], []]);
    expect(numbers(listed, applied(b26[0]!, b26[1]!), wish)).toEqual([[20263, 20264, 20265], []]);
    expect(numbers(listed, applied(b26[0]!, b26[1]!))).toEqual([[20263, 20264, 20265], []]);
    expect(numbers(listed, applied(...b26, ...u26), wish)).toEqual([[], []]);
  });

  it('applies updates again that came before the baseline', () => {
    expect(numbers({ baseline: b26, updates: u26 }, applied(...u26), { baseline: true })).toEqual([
      [20261, 20262, 20263, 20264, 20265],
      [],
    ]);
  });

  it('goes on into a new year, whose numbers begin again, and says that its baseline was not read', () => {
    const listed = { baseline: [], updates: [...u26, ...u25] };
    expect(numbers(listed, applied(...u25.slice(0, 2)))).toEqual([[20255, 20264, 20265], ['new-baseline']]);
    expect(numbers({ baseline: [], updates: u26 }, applied(...u25))).toEqual([[20264, 20265], ['new-baseline']]);
    expect(numbers({ baseline: [], updates: u26 }, applied(...u25, ...u26))).toEqual([[], []]);
  });

  it('takes the updates of a day and later, none of them twice', () => {
    const listed = { baseline: [], updates: u25 };
    expect(numbers(listed, [], { since: '2025-03-04' })).toEqual([[20254, 20255], []]);
    expect(numbers(listed, applied(...u25), { since: '2025-03-04' })).toEqual([[], []]);
    expect(numbers(listed, applied(u25[2]!), { since: '2025-03-04' })).toEqual([[20254, 20255], []]);
    expect(numbers(listed, [], { since: '2025-04-01' })).toEqual([[], []]);
    const undated = [file('update', 2025, 3, '')];
    expect(numbers({ baseline: [], updates: undated }, [], { since: '2025-03-04' })).toBe('sync/no-dates');
  });

  it('leaves nothing out', () => {
    const holed = [u25[0]!, u25[2]!];
    expect(numbers({ baseline: [], updates: holed }, [])).toBe('sync/missing-file');
    expect(numbers({ baseline: [], updates: [u25[2]!] }, applied(u25[0]!))).toBe('sync/missing-file');
    expect(numbers({ baseline: b26.toSpliced(1, 1), updates: u26 }, [], { baseline: true })).toBe('sync/missing-file');
    expect(numbers({ baseline: b26.slice(1), updates: u26 }, [], { baseline: true })).toBe('sync/missing-file');
    expect(numbers({ baseline: [], updates: u26 }, [], { baseline: true })).toBe('sync/missing-file');
  });
});
