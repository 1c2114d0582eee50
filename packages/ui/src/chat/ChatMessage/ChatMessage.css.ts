import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const row = style({ display: 'flex', justifyContent: 'flex-end' });
export const bubble = style([
  ui.s16,
  {
    maxInlineSize: '85%',
    position: 'relative',
    fontWeight: vars.weight.regular,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.large,
    borderEndEndRadius: vars.radius.small,
    background: vars.color.sunken,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
