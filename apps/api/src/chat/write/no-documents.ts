import { NO_DOCUMENTS_MESSAGE, type InterfaceLanguage } from '@footnote/domain';
import { frameLanguage } from './frame-language.ts';

const TEXTS: Record<InterfaceLanguage, string> = {
  en: NO_DOCUMENTS_MESSAGE,
  nl: 'Er zijn geen documenten gevonden die deze vraag beantwoorden. Probeer andere woorden, minder filters of een bredere vraag.',
  es: 'No se encontraron documentos que respondan a esta pregunta. Pruebe con otras palabras, menos filtros o una pregunta más amplia.',
  fr: 'Aucun document ne répond à cette question. Essayez d’autres mots, moins de filtres ou une question plus large.',
  de: 'Es wurden keine Dokumente gefunden, die diese Frage beantworten. Versuchen Sie es mit anderen Wörtern, weniger Filtern oder einer allgemeineren Frage.',
  pt: 'Não foram encontrados documentos que respondam a esta pergunta. Tente outras palavras, menos filtros ou uma pergunta mais ampla.',
};

/** The fixed no-documents message in the interface language a tag belongs to, else in English; with the tag of its language. */
export function noDocumentsText(language: string): { text: string; language: InterfaceLanguage } {
  const code = frameLanguage(language);
  return { text: TEXTS[code], language: code };
}
