import type { InterfaceLanguage } from '@footnote/domain';
import { NO_DOCUMENTS_MESSAGE } from '@footnote/domain';

const TEXTS: Record<InterfaceLanguage, string> = {
  en: NO_DOCUMENTS_MESSAGE,
  nl: 'Er zijn geen documenten gevonden die deze vraag beantwoorden. Probeer andere woorden, minder filters of een bredere vraag.',
  es: 'No se encontraron documentos que respondan a esta pregunta. Pruebe con otras palabras, menos filtros o una pregunta más amplia.',
  fr: 'Aucun document ne répond à cette question. Essayez d’autres mots, moins de filtres ou une question plus large.',
  de: 'Es wurden keine Dokumente gefunden, die diese Frage beantworten. Versuchen Sie es mit anderen Wörtern, weniger Filtern oder einer allgemeineren Frage.',
  pt: 'Não foram encontrados documentos que respondam a esta pergunta. Tente outras palavras, menos filtros ou uma pergunta mais ampla.',
};

/** The fixed no-documents message in the interface language a tag belongs to, else in English. */
export function noDocumentsText(language: string): string {
  const code = language.slice(0, 2).toLowerCase();
  return Object.entries(TEXTS).find(([candidate]) => candidate === code)?.[1] ?? NO_DOCUMENTS_MESSAGE;
}
