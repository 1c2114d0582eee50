/** Colours of one scheme, by what they are for. */
export interface Palette {
  paper: string;
  surface: string;
  sunken: string;
  ink: string;
  inkMuted: string;
  line: string;
  lineStrong: string;
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
  cite: string;
  citeSoft: string;
  pro: string;
  proSoft: string;
  positive: string;
  positiveSoft: string;
  caution: string;
  cautionSoft: string;
  critical: string;
  criticalSoft: string;
  onCritical: string;
  info: string;
  infoSoft: string;
  scrim: string;
  shade: string;
}

/** What makes a brand: two palettes and three type families. */
export interface Brand {
  light: Palette;
  dark: Palette;
  fonts: { interface: string; reading: string; code: string };
}

export const footnoteBrand: Brand = {
  light: {
    paper: '#FBFAF6',
    surface: '#FFFFFF',
    sunken: '#F3F1EA',
    ink: '#16202B',
    inkMuted: '#55606D',
    line: '#E2DED3',
    lineStrong: '#8A877C',
    accent: '#0E5E5B',
    accentStrong: '#0A4745',
    accentSoft: '#E1EFEC',
    onAccent: '#FFFFFF',
    cite: '#A94F06',
    citeSoft: '#FBEBD8',
    pro: '#5A3EA6',
    proSoft: '#EFEAFB',
    positive: '#1C7445',
    positiveSoft: '#E3F3EA',
    caution: '#8A5B00',
    cautionSoft: '#FAF0D9',
    critical: '#B3261E',
    criticalSoft: '#FBE9E7',
    onCritical: '#FFFFFF',
    info: '#1C5AA0',
    infoSoft: '#E6EFF9',
    scrim: 'rgb(22 32 43 / 0.42)',
    shade: '22 32 43',
  },
  dark: {
    paper: '#0F1317',
    surface: '#161B21',
    sunken: '#0B0E11',
    ink: '#E8ECF0',
    inkMuted: '#9DA9B5',
    line: '#2A323B',
    lineStrong: '#66727E',
    accent: '#5FC9BF',
    accentStrong: '#8ADBD3',
    accentSoft: '#12302F',
    onAccent: '#06201E',
    cite: '#F0A35B',
    citeSoft: '#3A2611',
    pro: '#B7A2F2',
    proSoft: '#251D3F',
    positive: '#6BCB95',
    positiveSoft: '#12291C',
    caution: '#E4B04E',
    cautionSoft: '#2E240E',
    critical: '#F28B82',
    criticalSoft: '#371917',
    onCritical: '#2A0B08',
    info: '#86B6F2',
    infoSoft: '#14263B',
    scrim: 'rgb(0 0 0 / 0.6)',
    shade: '0 0 0',
  },
  fonts: {
    interface: "'Footnote Sans', 'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    reading: "'Footnote Serif', 'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif",
    code: "'JetBrains Mono Variable', ui-monospace, monospace",
  },
};

/** Widths of specification §9 at which the layout changes, in pixels. */
export const breakpoints = { mobile: 768, md: 1050, lg: 1280, xl: 1920 } as const;
