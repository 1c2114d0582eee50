import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { code as codeText, reading, serif, ui } from '../../theme/typography.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x6,
  maxInlineSize: vars.size.column,
  paddingBlock: vars.space.x12,
  '@media': { [media.belowMobile]: { paddingBlock: vars.space.x6, gap: vars.space.x5 } },
});
export const heading = style([
  serif.s48,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s36, lineHeight: vars.leading.s36 } },
  },
]);
const mark = { color: vars.color.cite, fontWeight: vars.weight.bold, lineHeight: 0, verticalAlign: 'super' } as const;
export const raised = style({
  ...mark,
  fontSize: '0.45em',
  letterSpacing: 'normal',
  marginInlineStart: '0.15em',
  whiteSpace: 'nowrap',
});
/** The short rule that parts a page from its footnotes. */
export const rule = style({
  inlineSize: vars.space.x24,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
});
export const note = style([reading, { maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' }]);
export const noteMark = style({ ...mark, fontSize: '0.7em', marginInlineEnd: vars.space.x1 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x4 });
export const reference = style([ui.s12, { color: vars.color.inkMuted }]);
export const code = style([codeText, { overflowWrap: 'anywhere' }]);
