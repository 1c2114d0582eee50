import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { arrangeCitations, type CitedWord } from './arrange-citations.ts';
import { isAnswerToken, type AnswerToken } from './lexer.ts';
import { readEntities } from './read-entities.ts';
import type { RenderContext, RenderedCitation } from './render-context.ts';
import { SAFE_ADDRESS } from './safe-address.ts';
import * as styles from './Markdown.css.ts';

/** Nesting beyond which spans are shown as plain text. */
const DEEPEST = 48;

/** Renders the spans of a line. */
export function renderInline(tokens: readonly Token[], context: RenderContext, depth: number): ReactNode {
  if (depth > DEEPEST) return tokens.map((token) => token.raw).join('');
  return arrangeCitations(tokens.filter(isAnswerToken)).map((token, index) => (
    // eslint-disable-next-line react/no-array-index-key -- spans have no identity besides their order
    <Fragment key={index}>{renderSpan(token, context, depth + 1)}</Fragment>
  ));
}

function renderSpan(token: AnswerToken | CitedWord, context: RenderContext, depth: number): ReactNode {
  switch (token.type) {
    case 'cited':
      return <Cited token={token} citation={context.renderCitation(token.citation.numbers, context.nextMarker())} />;
    case 'text':
      return token.tokens === undefined ? readEntities(token.text) : renderInline(token.tokens, context, depth);
    case 'escape':
      return token.text;
    case 'strong':
      return <strong>{renderInline(token.tokens, context, depth)}</strong>;
    case 'em':
      return <em>{renderInline(token.tokens, context, depth)}</em>;
    case 'del':
      return <del>{renderInline(token.tokens, context, depth)}</del>;
    case 'codespan':
      return <code className={styles.code}>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink link={token}>{renderInline(token.tokens, context, depth)}</SafeLink>;
    case 'image':
      return readEntities(token.text);
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    default:
      return token.raw;
  }
}

/** A word and its marker, which no line break parts unless the marker is wordy; what is noted about the marker may go to the next line. */
function Cited({ token, citation }: { token: CitedWord; citation: RenderedCitation }) {
  return (
    <>
      <span className={citation.wordy === true ? undefined : styles.cited}>
        {readEntities(token.word)}
        {citation.marker}
      </span>
      {citation.note}
    </>
  );
}

function SafeLink({ link, children }: { link: Tokens.Link; children: ReactNode }) {
  if (!SAFE_ADDRESS.test(link.href)) return children;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
    </a>
  );
}
