import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import type { CitationToken } from './lexer.ts';
import { readEntities } from './read-entities.ts';
import type { RenderContext } from './render-block.tsx';
import * as styles from './Markdown.css.ts';

/** Nesting beyond which spans are shown as plain text. */
const DEEPEST = 48;

/** Addresses a reader may be led to; everything else is shown as text. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

/** Renders the spans of a line. */
export function renderInline(tokens: readonly Token[], context: RenderContext, depth: number): ReactNode {
  return tokens.map((token, index) => (
    // eslint-disable-next-line react/no-array-index-key -- spans have no identity besides their order
    <Fragment key={index}>{renderSpan(token, context, depth)}</Fragment>
  ));
}

function renderSpan(token: Token, context: RenderContext, depth: number): ReactNode {
  if (depth > DEEPEST) return token.raw;
  const inner = () => renderInline((token as Tokens.Generic).tokens ?? [], context, depth + 1);
  switch (token.type) {
    case 'citation':
      return context.renderCitation((token as CitationToken).numbers, context.nextMarker());
    case 'text': {
      const text = token as Tokens.Text;
      return text.tokens === undefined ? readEntities(text.text) : inner();
    }
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'em':
      return <em>{inner()}</em>;
    case 'del':
      return <del>{inner()}</del>;
    case 'codespan':
      return <code className={styles.code}>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink link={token as Tokens.Link}>{inner()}</SafeLink>;
    case 'image':
      return (token as Tokens.Image).text;
    case 'checkbox':
      return (token as Tokens.Checkbox).checked ? '☑ ' : '☐ ';
    default:
      return token.raw;
  }
}

function SafeLink({ link, children }: { link: Tokens.Link; children: ReactNode }) {
  if (!SAFE_ADDRESS.test(link.href)) return children;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
    </a>
  );
}
