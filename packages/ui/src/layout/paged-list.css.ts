import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x3 });
export const search = style({ flex: `1 1 ${vars.size.field}`, maxInlineSize: vars.size.panel });
