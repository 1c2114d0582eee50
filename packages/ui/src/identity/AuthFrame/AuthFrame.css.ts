import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif } from '../../theme/typography.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
  '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const column = style({ maxInlineSize: vars.size.panel, marginInline: 'auto' });
export const banner = style({
  display: 'none',
  '@media': {
    [media.fromMd]: {
      display: 'grid',
      alignContent: 'center',
      gap: vars.space.x5,
      padding: vars.space.x12,
      background: vars.color.sunken,
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});
export const title = style([
  serif.s28,
  { fontWeight: vars.weight.strong, textWrap: 'balance', overflowWrap: 'anywhere' },
]);
