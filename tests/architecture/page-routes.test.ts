import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const web = sourceFiles(/^apps\/web\/src\/.*\.tsx?$/);

test('no page is opened by a route of its own: every route is one of the table of who may open which page, or the rest', () => {
  const routes = web.flatMap(({ text }) => [...text.matchAll(/<Route\b[^>]*?\bpath=("[^"]*"|\{[^}]*\})/gs)]);
  expect(new Set(routes.map(([, path]) => path))).toEqual(new Set(['"*"', '{path}']));
  const elsewhere = web.filter(({ text }) =>
    /\b(?:createBrowserRouter|createRoutesFromElements|useRoutes)\b/.test(text),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});
