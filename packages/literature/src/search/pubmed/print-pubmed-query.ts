import type { PubmedExpression } from './pubmed-expression.ts';
import { printTag } from './pubmed-fields.ts';

/** Writes an expression in PubMed's language, with brackets wherever two operators meet; reading it gives the same again. */
export function printPubmedQuery(expression: PubmedExpression): string {
  switch (expression.type) {
    case 'term': {
      const text = expression.quoted ? `"${expression.text}"` : expression.text;
      return expression.tag === null ? text : `${text}[${printTag(expression.tag)}]`;
    }
    case 'range':
      return `"${expression.from}":"${expression.to}"[${printTag(expression.tag)}]`;
    case 'not': {
      const without = `NOT ${printOperand(expression.without)}`;
      return expression.from === null ? without : `${printOperand(expression.from)} ${without}`;
    }
    default:
      return expression.of.map(printOperand).join(` ${expression.type.toUpperCase()} `);
  }
}

function printOperand(expression: PubmedExpression): string {
  const printed = printPubmedQuery(expression);
  return expression.type === 'term' || expression.type === 'range' ? printed : `(${printed})`;
}
