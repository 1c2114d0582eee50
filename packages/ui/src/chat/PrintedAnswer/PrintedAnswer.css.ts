import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { code as codeText, reading, serif, tabular, ui } from '../../theme/typography.css.ts';
import { heading as answerHeading, markdown, tableFrame } from '../Markdown/Markdown.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.lineStrong}`;

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  padding: vars.space.x12,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  boxShadow: vars.shadow.raised,
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowMobile]: { padding: vars.space.x5 },
    print: {
      display: 'block',
      maxInlineSize: 'none',
      padding: vars.space.none,
      border: 'none',
      boxShadow: 'none',
      background: 'none',
      orphans: 3,
      widows: 3,
    },
  },
});
/** Beside the page, of which nothing is printed then. */
export const paperOnly = style({ '@media': { screen: { display: 'none' } } });
/** Each of several begins a page. */
globalStyle(`${paperOnly} + ${paperOnly}`, { '@media': { print: { breakBefore: 'page' } } });
globalStyle(`body:has(> ${paperOnly}) > :not(${paperOnly})`, { '@media': { print: { display: 'none' } } });
const apart = { '@media': { print: { marginBlockStart: vars.space.x5 } } };
export const header = style([
  ui.s12,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingBlockEnd: vars.space.x2,
    borderBlockEnd: hairline,
    color: vars.color.inkMuted,
  },
]);
export const question = style([
  serif.s28,
  apart,
  { fontWeight: vars.weight.strong, textWrap: 'balance', breakAfter: 'avoid', breakInside: 'avoid' },
]);
export const answer = style([reading, apart]);
export const marker = style([
  tabular,
  { color: vars.color.cite, fontSize: '0.8em', fontWeight: vars.weight.medium, whiteSpace: 'nowrap' },
]);
export const references = style([apart]);
export const heading = style([
  serif.s18,
  { fontWeight: vars.weight.strong, marginBlockEnd: vars.space.x3, breakAfter: 'avoid' },
]);
export const list = style({ display: 'grid', gap: vars.space.x3, '@media': { print: { display: 'block' } } });
export const reference = style([
  serif.s14,
  {
    display: 'grid',
    gridTemplateColumns: `${vars.space.x8} minmax(0, 1fr)`,
    breakInside: 'avoid',
    '@media': { print: { marginBlockEnd: vars.space.x2 } },
  },
]);
export const number = style([tabular, { color: vars.color.cite, fontWeight: vars.weight.medium }]);
export const flag = style([
  ui.s12,
  { color: vars.color.critical, fontWeight: vars.weight.bold, textTransform: 'uppercase' },
]);
export const address = style([codeText, { display: 'block', color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const footer = style([
  ui.s12,
  apart,
  {
    display: 'grid',
    gap: vars.space.x1,
    paddingBlockStart: vars.space.x3,
    borderBlockStart: hairline,
    color: vars.color.inkMuted,
    breakInside: 'avoid',
    breakBefore: 'avoid',
  },
]);

// Paper is read at arm's length: the text of the screen would look large on it.
globalStyle(`${answer} ${markdown}`, {
  '@media': { print: { display: 'block', fontSize: vars.text.s14, lineHeight: vars.leading.s16 } },
});
globalStyle(`${answer} ${markdown} > * + *`, { '@media': { print: { marginBlockStart: vars.space.x3 } } });
globalStyle(`${answer} ${answerHeading.classNames.base}`, { breakAfter: 'avoid' });
globalStyle(`${answer} ${tableFrame}`, { '@media': { print: { overflow: 'visible' } } });
globalStyle(`${answer} tr, ${answer} li`, { breakInside: 'avoid' });
// A query may be longer than the answer, and is there to be looked up: it takes less room than in the letters of code.
globalStyle(`${answer} code`, {
  '@media': { print: { fontFamily: vars.font.interface, lineHeight: vars.leading.s12, color: vars.color.inkMuted } },
});
