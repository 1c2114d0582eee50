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
    ['central venous pressure', 'haemodynamics'],
    ['mean arterial pressure', 'blood pressure'],
    ['eGFR', 'kidney function'],
    ['PHQ-9', 'depressive symptoms'],
    ['Oxford Knee Score', 'joint function'],
    ['HbA1c', 'blood glucose'],
    ['peritoneal dialysis', 'dialysis'],
    ['haemodialysis', 'dialysis'],
    ["lactated Ringer's", 'fluid therapy'],
    ['sleeve gastrectomy', 'bariatric surgery'],
    ['measles-mumps-rubella vaccine', 'vaccines'],
    ['ecabet', 'gastroprotective agents'],
    ['newborns', 'infants'],
    ['rats', 'animals'],
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
    ['central venous pressure', 'cardiac output'],
    ['mean arterial pressure', 'central venous pressure'],
    ['HBsAg loss', 'sustained virological response'],
    ['symptomatic intracranial haemorrhage', 'haemorrhagic transformation'],
    ['serum cortisol', 'serum testosterone'],
    ['loss to follow-up', 'treatment discontinuation'],
    ['self-esteem', 'coping'],
    ['cost-effectiveness', 'costs'],
    ['fluid overload', 'fluid balance'],
    ['saline', 'balanced crystalloids'],
    ['fibrinogen concentrate', 'cryoprecipitate'],
    ['liberal transfusion', 'restrictive transfusion'],
    ['watchful waiting', 'active surveillance'],
    ['bronchial thermoplasty', 'bronchoscopy'],
    ['prehabilitation', 'enhanced recovery after surgery'],
    ['kyphoplasty', 'vertebroplasty'],
    ['newborns', 'infants'],
    ['soldiers', 'veterans'],
    ['cholesteatoma', 'tympanic membrane perforation'],
    ['MERS', 'SARS'],
    ['stuttering', 'dyslexia'],
    ['epiretinal membrane', 'macular hole'],
    ['omphalocele', 'gastroschisis'],
    ['gingivitis', 'periodontitis'],
  ])('never read %s as %s', (one, other) => {
    expect(conceptOf(one)).not.toBe(conceptOf(other));
  });

  it('search a drug by its own names, never by those of its siblings', () => {
    expect(searchedBy('cisatracurium')).not.toContain('atracurium');
    expect(searchedBy('erenumab')).not.toContain('galcanezumab');
  });

  it.each([
    ['central venous pressure', 'cardiac output', 'haemodynamics'],
    ['PHQ-9', 'Beck Depression Inventory', 'depressive symptoms'],
    ['saline', 'balanced crystalloids', 'crystalloids'],
    ['restrictive transfusion', 'liberal transfusion', 'transfusion threshold'],
    ['sleeve gastrectomy', 'gastric bypass', 'bariatric surgery'],
    ['haemodialysis', 'peritoneal dialysis', 'dialysis'],
  ])('search %s neither by %s nor by %s, and the last by both', (one, sibling, above) => {
    expect(searchedBy(one)).not.toContain(sibling);
    expect(searchedBy(one)).not.toContain(above);
    expect(searchedBy(above)).toEqual(expect.arrayContaining([conceptOf(one).terms.en[0], sibling]));
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
