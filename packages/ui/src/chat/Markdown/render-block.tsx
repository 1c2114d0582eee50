import type { Token, Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { isAnswerToken } from './lexer.ts';
import { renderInline } from './render-inline.tsx';
import * as styles from './Markdown.css.ts';
import type { RenderContext } from './render-context.ts';

/** Nesting beyond which blocks are shown as plain text. */
const DEEPEST = 24;

/** Renders one block of markdown; a kind of token it does not know is shown as its source. */
export function renderBlock(token: Token, context: RenderContext, depth = 0): ReactNode {
  if (depth > DEEPEST || !isAnswerToken(token)) return token.raw;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{renderInline(token.tokens, context, depth)}</p>;
    case 'text':
    case 'checkbox':
      return renderInline([token], context, depth);
    case 'heading':
      // The question above an answer is an h2.
      return createElement(
        `h${Math.max(3, token.depth)}`,
        { className: styles.heading({ large: token.depth < 3 }) },
        renderInline(token.tokens, context, depth),
      );
    case 'hr':
      return <hr className={styles.rule} />;
    case 'code':
      return <CodeBlock code={token.text} />;
    case 'blockquote':
      return <blockquote>{renderBlocks(token.tokens, context, depth + 1)}</blockquote>;
    case 'list':
      return <List list={token} context={context} depth={depth + 1} />;
    case 'table':
      return <Table table={token} context={context} depth={depth + 1} />;
    default:
      return <p>{token.raw}</p>;
  }
}

function renderBlocks(tokens: readonly Token[], context: RenderContext, depth: number): ReactNode {
  // Blocks of a text have no identity besides their order.
  // eslint-disable-next-line react/no-array-index-key
  return tokens.map((token, index) => <Fragment key={index}>{renderBlock(token, context, depth)}</Fragment>);
}

function CodeBlock({ code }: { code: string }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <pre tabIndex={0} dir="ltr" className={styles.codeBlock}>
      <code>{code}</code>
    </pre>
  );
}

interface PartProps {
  context: RenderContext;
  depth: number;
}

function List({ list, context, depth }: PartProps & { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    // eslint-disable-next-line react/no-array-index-key -- items have no identity besides their order
    <li key={index}>{renderBlocks(item.tokens, context, depth)}</li>
  ));
  const start = typeof list.start === 'number' && list.start !== 1 ? { start: list.start } : {};
  return list.ordered ? <ol {...start}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table, context, depth }: PartProps & { table: Tokens.Table }) {
  const cell = (content: Tokens.TableCell, column: number) => {
    const aligned = styles.cell({ align: table.align[column] ?? 'none' });
    const inner = renderInline(content.tokens, context, depth);
    return content.header ? (
      <th key={column} scope="col" className={aligned}>
        {inner}
      </th>
    ) : (
      <td key={column} className={aligned}>
        {inner}
      </td>
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <figure aria-label={context.tableLabel} tabIndex={0} className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>{table.header.map(cell)}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // eslint-disable-next-line react/no-array-index-key -- rows have no identity besides their order
            <tr key={index}>{row.map(cell)}</tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
