import { describe, expect, it } from 'vitest';
import { findAnswerTables } from './answer-tables.ts';

describe('findAnswerTables', () => {
  it('reads tables as plain cells, markers kept', () => {
    const markdown = [
      'Before',
      '| Study | **Effect** |',
      '|:--|--:|',
      '| DAPA-HF [1] | `0.74` |',
      '| a \\| b | [link](https://example.org) | extra |',
      '| short |',
      '',
      'a | b',
      '- | -',
      'c | *d*',
    ].join('\n');
    expect(findAnswerTables(markdown)).toEqual([
      {
        header: ['Study', 'Effect'],
        rows: [
          ['DAPA-HF [1]', '0.74'],
          ['a | b', 'link'],
          ['short', ''],
        ],
      },
      { header: ['a', 'b'], rows: [['c', 'd']] },
    ]);
  });

  it('takes no table from code, prose or an unfinished header', () => {
    expect(findAnswerTables('```\n| a |\n|--|\n| b |\n```')).toEqual([]);
    expect(findAnswerTables('a | b\nno delimiter')).toEqual([]);
    expect(findAnswerTables('| a | b |\n|--|')).toEqual([]);
    expect(findAnswerTables('')).toEqual([]);
  });
});
