import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { code as codeText, reading, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const markdown = style([
  reading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x4,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
]);
export const heading = recipe({
  base: {
    fontFamily: vars.font.reading,
    fontWeight: vars.weight.strong,
    fontSize: vars.text.s18,
    lineHeight: vars.leading.s18,
    marginBlockStart: vars.space.x3,
  },
  variants: { large: { true: { fontSize: vars.text.s22, lineHeight: vars.leading.s22 }, false: {} } },
});
export const rule = style({ inlineSize: '100%', border: 'none', borderBlockStart: hairline, margin: vars.space.none });
export const link = style([
  focusRing,
  { color: vars.color.accent, textDecorationThickness: vars.border.hairline, textUnderlineOffset: vars.border.rule },
]);
export const cited = style({ whiteSpace: 'nowrap' });
export const code = style({
  fontFamily: vars.font.code,
  fontSize: '0.85em',
  paddingInline: vars.space.x1,
  borderRadius: vars.space.x1,
  background: vars.color.sunken,
});
export const codeBlock = style([
  codeText,
  focusRing,
  {
    overflowX: 'auto',
    padding: vars.space.x3,
    borderRadius: vars.radius.small,
    background: vars.color.sunken,
    border: hairline,
  },
]);
export const tableFrame = style([
  focusRing,
  {
    overflowX: 'auto',
    borderBlock: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    // Tables may be wider than the measure of the text around them.
    maxInlineSize: '100%',
  },
]);
export const table = style([ui.s14, tabular, { inlineSize: '100%', borderCollapse: 'collapse' }]);
export const cell = recipe({
  base: {
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    minInlineSize: vars.space.x24,
    // The frame scrolls: a column is never so narrow that its words have to be broken.
    overflowWrap: 'break-word',
    verticalAlign: 'top',
    textAlign: 'start',
    borderBlockEnd: hairline,
    selectors: {
      'th&': { fontWeight: vars.weight.strong, background: vars.color.sunken },
      'tr:last-child > td&': { borderBlockEnd: 'none' },
    },
  },
  variants: { align: { none: {}, left: {}, center: { textAlign: 'center' }, right: { textAlign: 'end' } } },
});

globalStyle(`${markdown} ul, ${markdown} ol`, {
  paddingInlineStart: vars.space.x6,
  display: 'grid',
  gap: vars.space.x2,
});
globalStyle(`${markdown} ul`, { listStyle: 'disc' });
globalStyle(`${markdown} ol`, { listStyle: 'decimal' });
globalStyle(`${markdown} li::marker`, { color: vars.color.inkMuted });
globalStyle(`${markdown} li > * + *`, { marginBlockStart: vars.space.x2 });
globalStyle(`${markdown} li > button, ${markdown} li > span`, { marginBlockStart: vars.space.none });
globalStyle(`${markdown} blockquote`, {
  borderInlineStart: `${vars.border.ring} solid ${vars.color.line}`,
  paddingInlineStart: vars.space.x4,
  color: vars.color.inkMuted,
});
globalStyle(`${markdown} strong`, { fontWeight: vars.weight.strong });
globalStyle(`${markdown} strong strong`, { fontWeight: 'inherit' });
