import { PAGE_ACCESS, type InterfaceLanguage, type PagePath, type PageView } from '@footnote/domain';
import { matchPath } from 'react-router-dom';

const isPage = (pattern: string): pattern is PagePath => Object.hasOwn(PAGE_ACCESS, pattern);

/** What is told of an opened page: its pattern and the language, nothing of its address; null for addresses of no page. */
export function pageViewOf(pathname: string, language: InterfaceLanguage): PageView | null {
  const page = Object.keys(PAGE_ACCESS)
    .filter(isPage)
    .find((pattern) => matchPath(pattern, pathname) !== null);
  return page === undefined ? null : { event: 'page_view', page, language };
}
