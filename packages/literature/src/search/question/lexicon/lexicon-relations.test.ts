import { describe, expect, it } from 'vitest';

import { questionKnowledge } from '../question-knowledge.ts';
import { topicFromConcept } from '../topic-from.ts';
import { loadLexicon } from './lexicon.ts';

const { concepts } = loadLexicon();
const byId = new Map(concepts.map((concept) => [concept.id, concept]));
const byTerm = new Map(concepts.flatMap((concept) => concept.terms.en.map((term) => [term.toLowerCase(), concept])));

const broaderOf = (id: string): string[] => byId.get(id)?.broader.flatMap((to) => [to, ...broaderOf(to)]) ?? [];

const conceptOf = (term: string) => {
  const concept = byTerm.get(term.toLowerCase());
  if (concept === undefined) throw new Error(`${term} is in no concept`);
  return concept;
};

const searchedBy = (term: string): string[] =>
  topicFromConcept({ concept: conceptOf(term), surface: term }, questionKnowledge()).terms.map(({ text }) => text);

describe('relations of the lexicon', () => {
  it.each([
    ['fexofenadine', 'antihistamines'],
    ['rezafungin', 'antifungals'],
    ['micafungin', 'echinocandins'],
    ['frovatriptan', 'triptans'],
    ['lercanidipine', 'calcium channel blockers'],
    ['liraglutide', 'GLP-1 receptor agonists'],
    ['ritodrine', 'tocolytics'],
    ['ritodrine', 'beta-2 agonists'],
    ['osimertinib', 'tyrosine kinase inhibitors'],
    ['bisoprolol', 'beta-blockers'],
    ['FOLFOX', 'oxaliplatin'],
    ['R-CHOP', 'rituximab'],
    ['nirsevimab', 'monoclonal antibodies'],
    ['deep vein thrombosis', 'thrombosis'],
    ['albuminuria', 'kidney disease'],
    ['pulmonary arterial hypertension', 'pulmonary hypertension'],
    ['DLBCL', 'non-Hodgkin lymphoma'],
    ['non-Hodgkin lymphoma', 'cancer'],
    ['coronary artery bypass grafting', 'bypass grafting'],
    ['carotid stenting', 'endovascular'],
  ])('place %s under %s', (narrower, broader) => {
    expect(broaderOf(conceptOf(narrower).id)).toContain(conceptOf(broader).id);
  });

  it.each([
    ['atracurium', 'cisatracurium'],
    ['lorazepam', 'diazepam'],
    ['caspofungin', 'amphotericin B'],
    ['zanamivir', 'oseltamivir'],
    ['ambrisentan', 'macitentan'],
    ['panitumumab', 'cetuximab'],
    ['fremanezumab', 'erenumab'],
    ['palivizumab', 'RSV vaccine'],
    ['acute kidney injury', 'chronic kidney disease'],
    ['albuminuria', 'proteinuria'],
    ['minor stroke', 'TIA'],
    ['CRPS', 'CRP'],
    ['GBS', 'Guillain-Barré syndrome'],
    ['prevalence', 'incidence'],
    ['agranulocytosis', 'febrile neutropenia'],
  ])('never read %s as %s', (one, other) => {
    expect(conceptOf(one)).not.toBe(conceptOf(other));
  });

  it('search a drug by its own names, never by those of its siblings', () => {
    expect(searchedBy('cisatracurium')).not.toContain('atracurium');
    expect(searchedBy('erenumab')).not.toContain('galcanezumab');
  });

  it.each(['antifungals', 'opioids', 'calcium channel blockers', 'antiviral agents'])(
    'search %s by the preferred term of every member before the second term of any',
    (name) => {
      const terms = searchedBy(name);
      const members = concepts.filter(({ id }) => broaderOf(id).includes(conceptOf(name).id));
      const preferred = new Set(members.map(({ terms: { en } }) => en[0]));
      const ranks = terms.slice(conceptOf(name).terms.en.length).map((term) => preferred.has(term));
      expect(ranks.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(members.length, 80));
      expect(ranks.lastIndexOf(true)).toBe(ranks.filter(Boolean).length - 1);
    },
  );
});
