import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const state = style([ui.s14, { display: 'flex', alignItems: 'start', gap: vars.space.x2 }]);
export const mark = style({ color: vars.color.inkMuted, paddingBlockStart: vars.space.half });
export const link = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x2 });
export const address = style({ flex: `1 1 ${vars.size.field}`, minInlineSize: vars.space.none });
export const field = style({ textOverflow: 'ellipsis' });
