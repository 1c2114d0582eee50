/**
 * True when `left` can be turned into `right` with at most `edits` insertions, deletions, substitutions or transpositions
 * of neighbours (optimal string alignment).
 */
export function isWithinEdits(left: string, right: string, edits: number): boolean {
  if (Math.abs(left.length - right.length) > edits) return false;
  if (edits === 1) return isWithinOneEdit(left, right);
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left.charCodeAt(row - 1) === right.charCodeAt(column - 1);
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      if (isSwap(left, right, row, column)) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    // A swap may reach over one row, never over two.
    if (best > edits && Math.min(...last) > edits) return false;
    beforeLast = last;
    last = current;
  }
  return at(last, right.length) <= edits;
}

/** Asked of every word of a lexicon: without the table that more edits need. */
function isWithinOneEdit(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  let same = 0;
  while (same < shorter && left.charCodeAt(same) === right.charCodeAt(same)) same += 1;
  const agreeFrom = (leftStart: number, rightStart: number) => left.slice(leftStart) === right.slice(rightStart);
  if (left.length > right.length) return agreeFrom(same + 1, same);
  if (left.length < right.length) return agreeFrom(same, same + 1);
  if (agreeFrom(same + 1, same + 1)) return true;
  return isSwap(left, right, same + 2, same + 2) && agreeFrom(same + 2, same + 2);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

function isSwap(left: string, right: string, row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    left.charCodeAt(row - 1) === right.charCodeAt(column - 2) &&
    left.charCodeAt(row - 2) === right.charCodeAt(column - 1)
  );
}
