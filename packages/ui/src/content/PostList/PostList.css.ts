import { style } from '@vanilla-extract/css';
import { section } from '../section.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const page = style([section, { '@media': { [media.belowMobile]: { paddingBlock: vars.space.x6 } } }]);
export const title = style([
  serif.s36,
  {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
    '@media': { [media.belowMobile]: { fontSize: vars.text.s28, lineHeight: vars.leading.s28 } },
  },
]);
export const filters = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(${vars.size.field}, ${vars.size.menu})`,
  gap: vars.space.x3,
  maxInlineSize: vars.size.column,
  '@media': { [media.belowMobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const count = style([ui.s13, { color: vars.color.inkMuted }]);
export const posts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.list}), 1fr))`,
  gap: vars.space.x4,
});
export const waiting = style({
  display: 'grid',
  gap: vars.space.x3,
  maxInlineSize: vars.size.panel,
  padding: vars.space.x5,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});
