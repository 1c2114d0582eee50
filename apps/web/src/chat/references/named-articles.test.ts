import { SELECTED_REFERENCES_LIMIT } from '@footnote/domain';
import { expect, it } from 'vitest';
import { paths } from '../../platform/navigation/paths.ts';
import { namedArticles } from './named-articles.ts';

it('reads the PMIDs that an address of the app names', () => {
  const { searchParams } = new URL(paths.chatWithReferences(['31535829', '26378978']), 'http://here');
  expect(namedArticles(searchParams.get('chatWithReferences') ?? '')).toEqual({
    ids: ['31535829', '26378978'],
    named: 2,
  });
});

it.each([
  ['', [], 0],
  [',,', [], 0],
  ['nonsense', [], 1],
  [' 1 , 1,2', ['1', '2'], 2],
  ['0,012,-3,1234567890,7', ['7'], 5],
  ['1,<script>', ['1'], 2],
])('reads %j', (parameter, ids, named) => {
  expect(namedArticles(parameter)).toEqual({ ids, named });
});

it('takes no more than a chat can be held about', () => {
  const many = Array.from({ length: 60 }, (_none, index) => String(index + 1));
  expect(namedArticles(many.join(','))).toEqual({ ids: many.slice(0, SELECTED_REFERENCES_LIMIT), named: 60 });
});
