import { checkClaims, findCitationMarkers, type EvidenceArrangement } from '@footnote/domain';
import { answerCitations, sglt2Evidence } from '@footnote/domain/fixtures';
import { expect, it } from 'vitest';
import { literalText } from '../literal-text.ts';
import { arrangedAnswer } from './arranged-answer.ts';

const input = { evidence: sglt2Evidence, citations: answerCitations, language: 'en' };
const arranged = (arrangement: EvidenceArrangement, language = 'en') =>
  arrangedAnswer(arrangement, { ...input, language });

it('gives the answer line alone', () => {
  const line = arranged('line');
  expect(line).toContain(literalText(sglt2Evidence.answerLine.quoted[0]?.text ?? '?'));
  expect(line).not.toContain('|');
});

it('gives each direct study once in a list, with its size and what it found', () => {
  const studies = new Set(sglt2Evidence.table.map(({ citation }) => citation));
  const list = arranged('studies');
  expect(list.match(/^- \*\*/gm)).toHaveLength(studies.size);
  expect(list).toMatch(/n = [\d,]+/);
});

it('gives at most three studies by population, comparison, outcome and result', () => {
  const pico = arranged('pico');
  expect(pico.match(/^\| \*\*/gm)?.length).toBeLessThanOrEqual(3);
  for (const heading of ['people', 'comparison', 'outcome', 'finding'])
    expect(pico.toLowerCase()).toContain(`| ${heading} |`);
});

it('says its headings in the language of the interface', () => {
  expect(arranged('table', 'de')).not.toContain('| Study |');
  expect(arranged('table')).toContain('| Study |');
});

it.each(['line', 'table', 'pico', 'studies'] as const)('cites what it says and nothing else: %s', (arrangement) => {
  const markdown = arranged(arrangement);
  expect(findCitationMarkers(markdown).length).toBeGreaterThan(0);
  const claims = checkClaims({ markdown, citations: answerCitations });
  expect(claims.filter(({ citations }) => citations.length === 0)).toEqual([]);
});
