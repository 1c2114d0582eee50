import type { MeshKind } from '../../search/mesh-vocabulary.ports.ts';

const NAMES = { descriptor: 'Descriptor', qualifier: 'Qualifier', supplementary: 'Supplemental' } as const;

export interface XmlRecord {
  ui: string;
  name: string;
  terms?: readonly string[];
  places?: readonly string[];
  abbreviation?: string;
  mapped?: readonly string[];
}

const referred = (name: string) =>
  `<DescriptorReferredTo><DescriptorUI>*D999999</DescriptorUI><DescriptorName><String>${name}</String></DescriptorName></DescriptorReferredTo>`;

/** One record with the elements around those that are read, in which other records are named. */
export function meshXmlRecord(
  kind: MeshKind,
  { ui, name, terms = [], places = [], abbreviation, mapped = [] }: XmlRecord,
): string {
  const element = NAMES[kind];
  const own = kind === 'supplementary' ? 'SupplementalRecord' : element;
  const short = abbreviation === undefined ? '' : `<Abbreviation>${abbreviation}</Abbreviation>`;
  return `<${element}Record DescriptorClass = "1"><${own}UI>${ui}</${own}UI>
    <${own}Name><String>${name}</String></${own}Name><DateCreated><Year>1999</Year></DateCreated>
    <PharmacologicalActionList><PharmacologicalAction>${referred('An Action')}</PharmacologicalAction></PharmacologicalActionList>
    <HeadingMappedToList>${mapped.map((one) => `<HeadingMappedTo>${referred(one)}</HeadingMappedTo>`).join('')}</HeadingMappedToList>
    <SeeRelatedList><SeeRelatedDescriptor>${referred('Another Heading')}</SeeRelatedDescriptor></SeeRelatedList>
    <TreeNumberList>${places.map((place) => `<TreeNumber>${place}</TreeNumber>`).join('')}</TreeNumberList>
    <ConceptList><Concept PreferredConceptYN="Y"><ConceptUI>M1</ConceptUI><ConceptName><String>${name}</String></ConceptName>
      <TermList>${[name, ...terms].map((term) => `<Term LexicalTag="NON"><TermUI>T1</TermUI><String>${term}</String>${short}</Term>`).join('')}</TermList>
    </Concept></ConceptList></${element}Record>`;
}

/** A file of records of one kind. */
export function meshXml(kind: MeshKind, ...records: string[]): string {
  const set = `${NAMES[kind]}RecordSet`;
  return `<?xml version="1.0"?>\n<!DOCTYPE ${set} SYSTEM "https://example.org/nlm${set.toLowerCase()}_20260101.dtd">
<${set} LanguageCode = "eng">\n${records.join('\n')}\n</${set}>\n`;
}
