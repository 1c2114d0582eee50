import { citationFixture } from './citation.fixtures.ts';
import type { Citation } from './citation.schema.ts';

/** A made-up consortium paper with 140 authors and a title of many long words. */
export const manyAuthorsCitation: Citation = citationFixture({
  id: '90000001',
  pmid: '90000001',
  title:
    'Langzeitergebnisse der multizentrischen, doppelblinden, placebokontrollierten Herzinsuffizienz-Hospitalisierungsvermeidungsstudie bei Patientinnen und Patienten mit Typ-2-Diabetes und chronischer Nierenerkrankung',
  abstract: 'HINTERGRUND: Beispieltext der Redaktion.\nERGEBNISSE: Die Hospitalisierungsrate sank um 26 %.',
  first_author: 'Müller-Lüdenscheidt A',
  authors: Array.from({ length: 140 }, (_none, index) => ({ lastname: `Beispielhuber ${index + 1}`, firstname: 'A' })),
  journal: 'Zeitschrift für Herz-Kreislauf-Forschung und Versorgungswissenschaft',
  publication_date: '2024-03',
  date: '2024-03',
  ml_type: 'human_intervention',
  ml_n: 1_204_884,
});

/** A made-up article of an Arabic journal. */
export const arabicCitation: Citation = citationFixture({
  id: '90000002',
  pmid: '90000002',
  title: 'أثر داباغليفلوزين في دخول المستشفى بسبب قصور القلب: دراسة توضيحية',
  abstract: 'النتائج: انخفض عدد مرات دخول المستشفى في المجموعة المعالجة.',
  first_author: 'الأحمد س',
  authors: [{ lastname: 'الأحمد', firstname: 'س' }],
  journal: 'المجلة العربية لأمراض القلب',
  publication_date: '2022',
  date: '2022',
  ml_type: 'systematic_review',
  ml_n: 312,
});

/** A record with nothing but a title: no abstract, authors, year, size or metric. */
export const bareCitation: Citation = citationFixture({ id: '90000003', pmid: '90000003', title: 'Untitled letter' });

/** A page of an uploaded document. */
export const pdfCitation: Citation = citationFixture({
  id: 'doc-7:12',
  type: 'pdf',
  pmid: '',
  title: 'Heart failure pathway, third edition',
  source: 'St Elsewhere guidelines',
  page: 12,
  source_id: 'guidelines',
  document_id: 'doc-7',
  boxes: [
    { left: 72, top: 120, width: 420, height: 12 },
    { left: 72, top: 134, width: 210, height: 12 },
  ],
  document: 'heart-failure-pathway.pdf',
  content: 'Offer an SGLT2 inhibitor to adults with symptomatic heart failure and an ejection fraction of 40% or less.',
});
