import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const answer = style({ maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' });
export const inlineSupport = style({ marginInlineStart: vars.space.x1, verticalAlign: '0.1em' });
export const summary = style([ui.s12, { marginBlockStart: vars.space.x3, display: 'grid', gap: vars.space.x2 }]);
export const uncited = style({ margin: 0, paddingInlineStart: vars.space.x5, color: vars.color.inkMuted });
export const skeleton = style({ display: 'grid', gap: vars.space.x3, paddingBlock: vars.space.x2 });
