import { describe, expect, it } from 'vitest';
import { expandHistory } from './expand-history.ts';

describe('expandHistory', () => {
  it('puts named lines in their place', () => {
    expect(expandHistory('a[ti]\nb[ti]\n#1 OR #2')).toBe('(a[ti]) OR (b[ti])');
    expect(expandHistory('1. a\n2. b\n\n3. #1 OR 2\n#3 AND c')).toBe('((a) OR (b)) AND c');
    expect(expandHistory('#1 a\r\n#2 b\r\n#1 NOT #2')).toBe('(a) NOT (b)');
  });

  it('leaves other texts alone', () => {
    expect(expandHistory('a OR b')).toBeNull();
    expect(expandHistory('a\nb')).toBeNull();
    expect(expandHistory('a\n#7 OR b')).toBeNull();
    expect(expandHistory('')).toBeNull();
  });

  it('gives up on lines that double each other', () => {
    const doubling = Array.from({ length: 60 }, (_, line) => (line === 0 ? 'heart' : `#${line} OR #${line}`));
    expect(expandHistory(doubling.join('\n'))).toBeNull();
  });
});
