import type { Token, Tokens } from 'marked';
import { Fragment, useMemo, type ReactNode } from 'react';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { decodeEntities, headingIds, isPostToken, linkKind, readPost } from './read-post.ts';
import * as styles from './PostText.css.ts';

export interface PostTextProps {
  /** Markdown. HTML in it is shown as text, and pictures come from this site alone. */
  text: string;
  /** Names the frame in which a wide table scrolls. */
  tableLabel: string;
  /** What stands below a block of code of a language ("pubmed"), such as a link that runs it. */
  afterCode?: (code: string, language: string) => ReactNode;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

interface Context extends Omit<PostTextProps, 'text'> {
  /** Names of headings, by which links lead to them. */
  ids: ReadonlyMap<Token, string>;
}

/** The text of a guide or post, as elements: nothing in it can become a script, or load anything from elsewhere. */
export function PostText({ text, ...context }: PostTextProps) {
  const tokens = useMemo(() => readPost(text), [text]);
  const ids = useMemo(() => headingIds(tokens), [tokens]);
  return drawAll(tokens, { ...context, ids }, drawBlock);
}

/** Nesting beyond which text is shown as it was written. */
const DEEPEST = 24;

type Draw = (token: Token, context: Context, depth: number) => ReactNode;

function drawAll(tokens: readonly Token[], context: Context, draw: Draw, depth = 0): ReactNode {
  // Parts of a text have no identity besides their order.
  // eslint-disable-next-line react/no-array-index-key
  return tokens.map((token, index) => <Fragment key={index}>{draw(token, context, depth)}</Fragment>);
}

function drawBlock(token: Token, context: Context, depth: number): ReactNode {
  if (depth > DEEPEST || !isPostToken(token)) return token.raw;
  const inline = (tokens: readonly Token[]) => drawAll(tokens, context, drawSpan, depth + 1);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    case 'heading':
      return (
        <Heading id={context.ids.get(token)} depth={token.depth}>
          {inline(token.tokens)}
        </Heading>
      );
    case 'hr':
      return <hr className={styles.rule} />;
    case 'code':
      return <CodeBlock token={token} afterCode={context.afterCode} />;
    case 'blockquote':
      return <blockquote>{drawAll(token.tokens, context, drawBlock, depth + 1)}</blockquote>;
    case 'list':
      return <List list={token} context={context} depth={depth + 1} />;
    case 'table':
      return <Table table={token} context={context} depth={depth + 1} />;
    case 'html':
      return <p>{token.raw}</p>;
    default:
      return drawSpan(token, context, depth);
  }
}

interface HeadingProps {
  id: string | undefined;
  depth: number;
  children: ReactNode;
}

function Heading({ id, depth, children }: HeadingProps) {
  return depth > 2 ? <h3 id={id}>{children}</h3> : <h2 id={id}>{children}</h2>;
}

function CodeBlock({ token, afterCode }: { token: Tokens.Code; afterCode: PostTextProps['afterCode'] }) {
  return (
    <div className={styles.code}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} dir="ltr" className={styles.codeBlock}>
        <code>{token.text}</code>
      </pre>
      {afterCode?.(token.text, token.lang ?? '')}
    </div>
  );
}

interface PartProps {
  context: Context;
  depth: number;
}

function List({ list, context, depth }: PartProps & { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    // eslint-disable-next-line react/no-array-index-key -- items have no identity besides their order
    <li key={index}>{drawAll(item.tokens, context, drawBlock, depth)}</li>
  ));
  return list.ordered ? <ol start={list.start === '' ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table, context, depth }: PartProps & { table: Tokens.Table }) {
  const cell = ({ tokens, header }: Tokens.TableCell, column: number) => {
    const inner = drawAll(tokens, context, drawSpan, depth);
    return header && tokens.length > 0 ? (
      <th key={column} scope="col" className={styles.cell}>
        {inner}
      </th>
    ) : (
      <td key={column} className={styles.cell}>
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

function drawSpan(token: Token, context: Context, depth: number): ReactNode {
  if (depth > DEEPEST || !isPostToken(token)) return token.raw;
  const inline = (tokens: readonly Token[]) => drawAll(tokens, context, drawSpan, depth + 1);
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? decodeEntities(token.text) : inline(token.tokens);
    case 'escape':
      return token.text;
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code className={styles.inlineCode}>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <PostLink href={token.href} onFollow={context.onFollow}>
          {inline(token.tokens)}
        </PostLink>
      );
    case 'image':
      return linkKind(token.href) === 'page' ? <img src={token.href} alt={token.text} loading="lazy" /> : token.text;
    default:
      return token.raw;
  }
}

function PostLink({ href, onFollow, children }: { href: string; onFollow: Follow | undefined; children: ReactNode }) {
  const kind = linkKind(href);
  if (kind === null) return children;
  if (kind === 'elsewhere') {
    return (
      <Link href={href} external>
        {children}
      </Link>
    );
  }
  // The browser itself goes to a heading of the same page.
  const isHeading = href.startsWith('#');
  return (
    <Link href={href} onClick={(event) => followInPage(event, href, isHeading ? undefined : onFollow)}>
      {children}
    </Link>
  );
}
