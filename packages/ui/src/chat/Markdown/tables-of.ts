import type { Token, Tokens } from 'marked';
import type { AnswerTable } from '../TableView/TableView.tsx';
import { lexMarkdown } from './lexer.ts';
import { readEntities } from './read-entities.ts';

function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const { tokens: inner, type, raw } = token as Tokens.Generic;
      if (inner !== undefined && type !== 'image') return plain(inner);
      if (type === 'br') return ' ';
      if (type === 'citation' || type === 'html') return raw;
      return readEntities(String((token as Tokens.Generic)['text'] ?? raw));
    })
    .join('');
}

function tablesIn(tokens: readonly Token[]): AnswerTable[] {
  return tokens.flatMap((token) => {
    if (token.type === 'table') {
      const table = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => plain(cell.tokens).trim());
      return [{ header: cells(table.header), rows: table.rows.map(cells) }];
    }
    const inner =
      token.type === 'list'
        ? (token as Tokens.List).items.flatMap((item) => item.tokens)
        : (token as Tokens.Generic).tokens;
    return inner === undefined ? [] : tablesIn(inner);
  });
}

/** Every table of a markdown text as plain text, citation markers kept, in order. */
export function tablesOf(markdown: string): AnswerTable[] {
  return tablesIn(lexMarkdown(markdown.replaceAll(/\r\n?/g, '\n')));
}
