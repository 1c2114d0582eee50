import type { MeshHeading } from '@footnote/domain';
import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { plainText } from '../plain-text.ts';
import { withoutEmpty } from '../without-empty.ts';

function isMajor(element: XmlElement): boolean {
  return attribute(element, 'MajorTopicYN') === 'Y';
}

function readHeading(heading: XmlElement): MeshHeading {
  // Document types before 2001 call the parts Descriptor and SubHeading.
  const descriptors = childrenOf(heading, 'DescriptorName', 'Descriptor');
  const qualifiers = childrenOf(heading, 'QualifierName', 'SubHeading');
  const majorQualifiers = qualifiers.filter(isMajor).map(plainText).filter(Boolean);
  return {
    descriptor: plainText(descriptors[0] ?? null),
    qualifiers: qualifiers.map(plainText).filter(Boolean),
    major: [...descriptors, ...qualifiers].some(isMajor),
    ...withoutEmpty({ majorQualifiers }),
  };
}

/** The MeSH headings of a citation in the indexers' order. */
export function readMesh(citation: XmlElement): MeshHeading[] {
  return childrenOf(find(citation, 'MeshHeadingList'), 'MeshHeading')
    .map(readHeading)
    .filter(({ descriptor }) => descriptor !== '');
}

/** The keywords of all lists of a record, each once. */
export function readKeywords(record: XmlElement): string[] {
  const words = childrenOf(record, 'KeywordList').flatMap((list) => childrenOf(list, 'Keyword').map(plainText));
  return [...new Set(words.filter(Boolean))];
}

/** What stands for substances that have no number. */
const NO_NUMBER = '0';

/** The substances of a citation by name and registry number, and its supplementary concepts, each once. */
export function readSubstances(citation: XmlElement): string[] {
  const chemicals = childrenOf(find(citation, 'ChemicalList'), 'Chemical');
  const names = chemicals.flatMap((chemical) =>
    childrenOf(chemical, 'NameOfSubstance', 'RegistryNumber').map(plainText),
  );
  const concepts = childrenOf(find(citation, 'SupplMeshList'), 'SupplMeshName').map(plainText);
  return [...new Set([...names, ...concepts])].filter((name) => name !== '' && name !== NO_NUMBER);
}
