import type { QueryWarning } from '@footnote/domain';
import { queryWarning } from '@footnote/domain/core';
import type { PubmedExpression, PubmedIssue, QuerySpan } from './pubmed-expression.ts';
import type { PubmedTag } from './pubmed-fields.ts';
import { taggedTerm } from './tagged-term.ts';

type Operator = 'and' | 'or' | 'not';

/** An expression with what the builder has to know without walking through it again. */
interface Operand {
  expression: PubmedExpression;
  depth: number;
  /** Terms that a tag after the brackets would still reach. */
  untagged: number;
  /** The parts of a row that can still grow at this level, null for anything else. */
  row: PubmedExpression[] | null;
}

/** What stands between a pair of brackets, as far as it is read. */
interface Level extends QuerySpan {
  left: Operand | null;
  operator: (QuerySpan & { name: Operator }) | null;
}

/** Levels of operators that differ; engines go no deeper than 200. */
const DEEPEST = 90;

/** Joins terms and operators from left to right; keeps its own stack, because brackets may nest deeper than calls. */
export class ExpressionBuilder {
  readonly #issues: PubmedIssue[];
  readonly #outer: Level[] = [];
  #level: Level = { start: 0, end: 0, left: null, operator: null };
  isTooDeep = false;

  constructor(issues: PubmedIssue[]) {
    this.#issues = issues;
  }

  term(expression: PubmedExpression): void {
    const untagged = expression.type === 'term' && expression.tag === null ? 1 : 0;
    this.#add({ expression, depth: 1, untagged, row: null });
  }

  operator(name: Operator, span: QuerySpan): void {
    const level = this.#level;
    if (level.operator !== null) {
      const kept = level.operator.name === 'not' ? 'not' : name;
      if (name !== 'not' || level.operator.name === 'or')
        this.#say(span, 'operator-doubled', queryWarning('operator-doubled', { operator: kept.toUpperCase() }));
      level.operator = { ...span, name: kept };
    } else if (level.left === null && name !== 'not')
      this.#say(span, 'operator-without-term', queryWarning('operator-first', { operator: name.toUpperCase() }));
    else level.operator = { ...span, name };
  }

  open(span: QuerySpan): void {
    this.#outer.push(this.#level);
    this.#level = { ...span, left: null, operator: null };
  }

  /** Ends a pair of brackets; `tag` is what stands right after them. */
  close(span: QuerySpan, tag: (QuerySpan & { tag: PubmedTag }) | null): void {
    const outer = this.#outer.pop();
    if (outer === undefined) {
      this.#say(span, 'unbalanced-bracket', queryWarning('bracket-closes-nothing', { mark: ')' }));
      return;
    }
    const inner = this.#finish();
    const start = this.#level.start;
    this.#level = outer;
    if (inner === null) this.#say({ start, end: span.end }, 'empty-brackets', queryWarning('brackets-empty', {}));
    else {
      const operand = tag === null ? inner : this.#tagged(inner, tag);
      this.#add({ ...operand, expression: { ...operand.expression, start, end: tag?.end ?? span.end }, row: null });
    }
  }

  /** The whole; closes brackets that are still open. */
  finish(end: number): PubmedExpression | null {
    while (this.#outer.length > 0) {
      const { start } = this.#level;
      this.#say({ start, end: start + 1 }, 'unbalanced-bracket', queryWarning('bracket-closed-at-end', {}));
      this.close({ start: end, end }, null);
    }
    return this.#finish()?.expression ?? null;
  }

  #finish(): Operand | null {
    const { left, operator } = this.#level;
    if (operator !== null)
      this.#say(
        operator,
        'operator-without-term',
        queryWarning('operator-last', { operator: operator.name.toUpperCase() }),
      );
    return left;
  }

  #add(right: Operand): void {
    const level = this.#level;
    const operator = level.operator?.name ?? 'and';
    const operatorStart = level.operator?.start ?? right.expression.start;
    level.operator = null;
    if (level.left === null) {
      level.left = operator === 'not' ? this.#excluded(null, right, operatorStart) : right;
    } else if (operator === 'not') {
      level.left = this.#excluded(level.left, right, level.left.expression.start);
    } else {
      level.left = joined(level.left, operator, right);
    }
    if (level.left.depth > DEEPEST) this.isTooDeep = true;
  }

  #excluded(from: Operand | null, without: Operand, start: number): Operand {
    if (from === null) this.#say({ start, end: start + 3 }, 'leading-not', queryWarning('not-first', {}));
    return {
      expression: {
        type: 'not',
        from: from?.expression ?? null,
        without: without.expression,
        start,
        end: without.expression.end,
      },
      depth: 1 + Math.max(from?.depth ?? 0, without.depth),
      untagged: (from?.untagged ?? 0) + without.untagged,
      row: null,
    };
  }

  #tagged(operand: Operand, { tag, start, end }: QuerySpan & { tag: PubmedTag }): Operand {
    if (operand.untagged === 0) {
      this.#say({ start, end }, 'tag-without-term', queryWarning('tag-after-tags', {}));
      return operand;
    }
    this.#say({ start, end }, 'tag-on-group', queryWarning('tag-on-group', {}));
    return { ...operand, expression: withTag(operand.expression, tag), untagged: 0 };
  }

  #say({ start, end }: QuerySpan, code: PubmedIssue['code'], remark: QueryWarning): void {
    this.#issues.push({ code, ...remark, start, end });
  }
}

function joined(left: Operand, operator: 'and' | 'or', right: Operand): Operand {
  const untagged = left.untagged + right.untagged;
  const { start } = left.expression;
  const { end } = right.expression;
  const grown = left.expression.type === operator ? left.row : null;
  // A row grows in place: copying it for each of thousands of terms would take quadratic time.
  const row = grown ?? [left.expression];
  row.push(right.expression);
  const depth = Math.max(grown !== null ? left.depth : left.depth + 1, right.depth + 1);
  return { expression: { type: operator, of: row, start, end }, depth, untagged, row };
}

function withTag(expression: PubmedExpression, tag: PubmedTag): PubmedExpression {
  switch (expression.type) {
    case 'term':
      return expression.tag === null ? taggedTerm(expression, tag) : expression;
    case 'range':
      return expression;
    case 'not': {
      const from = expression.from === null ? null : withTag(expression.from, tag);
      return { ...expression, from, without: withTag(expression.without, tag) };
    }
    default:
      return { ...expression, of: expression.of.map((part) => withTag(part, tag)) };
  }
}
