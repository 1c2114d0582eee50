import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPubmedQuery } from '../read-pubmed-query.ts';
import { looksLikeOvid, translateOvid } from './translate-ovid.ts';

const translated = (...lines: string[]) => translateOvid(lines.join('\n')).query;
const remarks = (...lines: string[]) => translateOvid(lines.join('\n')).remarks.map(({ message }) => message);

describe('translateOvid', () => {
  it.each([
    ['exp Cataract/', '"Cataract"[mh]'],
    ['Cataract Extraction/', '"Cataract Extraction"[mh:noexp]'],
    ['*Stroke/dt, th [Drug Therapy]', '"Stroke/dt"[majr:noexp] OR "Stroke/th"[majr:noexp]'],
    ['exp "Wounds and Injuries"/ or exp Falls/', '"Wounds and Injuries"[mh] OR "Falls"[mh]'],
    ['Sensitivity and Specificity/', '"Sensitivity and Specificity"[mh:noexp]'],
    ['cataract$.tw.', 'cataract*[tiab]'],
    ['(phaco or phako).ti,ab.', 'phaco[tiab] OR phako[tiab]'],
    ['"Pittsburgh compound B".ti,ab', '"Pittsburgh compound B"[tiab]'],
    ['rapid test*.mp. [mp=title, abstract]', '"rapid test*"[tw]'],
    ['randomized controlled trial.pt.', '"randomized controlled trial"[pt]'],
    ['dt.fs.', 'dt[sh]'],
    ['smith.au. and lancet.jn.', 'smith[au] AND lancet[ta]'],
    ['pain adj3 surgery.tw.', '"pain surgery"[tiab:~2]'],
    ['(pain$ adj3 surg$).tw.', '"pain* surg*"[tiab:~2]'],
    ['((retina or macula) adj2 damage).ab.', '"retina damage"[ab:~1] OR "macula damage"[ab:~1]'],
    ['a or b and c not d.ti.', 'a[tw] OR ((b[tw] AND c[tw]) NOT d[ti])'],
    ['wom#n.ti.', 'woman[ti] OR women[ti] OR womin[ti] OR womon[ti] OR womun[ti] OR womsn[ti] OR womzn[ti]'],
    ['heart', 'heart[tw]'],
  ])('writes %s for PubMed', (line, expected) => {
    expect(translated(line)).toBe(expected);
  });

  it('joins lines by their numbers', () => {
    expect(translated('1. a.ti.', '2. b.ti.', '3. 1 or 2', '4. c.ti.', '5. 3 and 4', '6. 5 not 2')).toBe(
      '((a[ti] OR b[ti]) AND c[ti]) NOT b[ti]',
    );
    expect(translated('a.ti.', 'b.ti.', 'c.ti.', 'or/1-2', 'and/3-4')).toBe('c[ti] AND (a[ti] OR b[ti])');
    expect(translated('a.ti.', 'limit 1 to english language', 'limit 2 to yr="2005 -Current"')).toBe(
      '(a[ti] AND "english"[sb]) AND "2005":"3000"[dp]',
    );
    expect(translated('a.ti.', 'limit 1 to ed=19400101-20100114')).toBe('a[ti] AND "1940/01/01":"2010/01/14"[edat]');
  });

  it('lists what it could not translate', () => {
    expect(remarks('a.ti.', '1 or 7')).toEqual(['There is no line 7 before the line that names it.']);
    expect(remarks('((pain and ache) adj3 surgery).tw.')).toEqual([
      'What is no word on both sides of adj only has to occur in the same article.',
    ]);
    expect(remarks('a.zz.')).toEqual(['PubMed has no field like .zz.']);
    expect(remarks('a.ti.', 'limit 1 to "reviews (maximizes specificity)"')).toHaveLength(1);
    expect(remarks('behavio?r.ti.')).toHaveLength(1);
    expect(translateOvid('')).toEqual({ query: '', remarks: [] });
  });

  it('gives up on strategies that would fill the memory', () => {
    const doubling = Array.from({ length: 40 }, (_, line) => (line === 0 ? 'a.ti.' : `${line} or ${line}`));
    expect(translateOvid(doubling.join('\n')).query).toBe('');
  });

  it('writes what PubMed’s reader reads without complaint, and never throws', () => {
    const pieces = fc.constantFrom(
      ...'a|b$|1|2|or|and|not|adj3|(|)|.ti,ab.|.mp.|exp |Heart/|*Heart/dt|or/1-2| | |\n|"x y"|wom?n|limit 1 to |humans|[mp=x]|.'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (some) => {
        const { query } = translateOvid(some.join(''));
        const { issues } = readPubmedQuery(query);
        expect(issues.filter((issue) => issue.code !== 'nothing-to-search')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['(', 'a adj ', 'a not ', 'a not b and ', '"', '.ti', 'exp a/', '[mp=', 'or/1-', '1 or ', 'a b c d/'])(
    'reads hostile %s',
    (piece) => {
      expect(() => translateOvid(piece.repeat(8_000))).not.toThrow();
      expect(() => looksLikeOvid(piece.repeat(8_000))).not.toThrow();
    },
  );
});
