import './theme/fonts.css';
import './theme/global.css.ts';
