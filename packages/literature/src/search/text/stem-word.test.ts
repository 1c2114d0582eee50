import { describe, expect, it } from 'vitest';
import { stemWord } from './stem-word.ts';

describe('stemWord', () => {
  it.each([
    ['metastases', 'metastasis'],
    ['diagnoses', 'diagnosis'],
    ['stenoses', 'stenosis'],
    ['analyses', 'analysis'],
    ['thrombi', 'thrombus'],
    ['nuclei', 'nucleus'],
    ['bacteria', 'bacterium'],
    ['criteria', 'criterion'],
    ['vertebrae', 'vertebra'],
    ['indices', 'index'],
    ['carcinomata', 'carcinoma'],
    ['viruses', 'virus'],
    ['adenoviruses', 'adenovirus'],
    ['sinuses', 'sinus'],
    ['foetuses', 'fetus'],
    ['vasculitides', 'vasculitis'],
    ['hepatitides', 'hepatitis'],
    ['varices', 'varix'],
    ['phalanges', 'phalanx'],
    ['testes', 'testis'],
    ['naevi', 'nevus'],
    ['menisci', 'meniscus'],
    ['cilia', 'cilium'],
    ['women', 'woman'],
    ['children', 'child'],
    ['mice', 'mouse'],
    ['tumours', 'tumor'],
    ['haemorrhage', 'hemorrhage'],
    ['anaemia', 'anemia'],
    ['leukaemias', 'leukemia'],
    ['ischaemic', 'ischemic'],
    ['oedema', 'edema'],
    ['oesophageal', 'esophageal'],
    ['diarrhoea', 'diarrhea'],
    ['paediatric', 'pediatric'],
    ['randomised', 'randomized'],
    ['hospitalisation', 'hospitalization'],
    ['hospitalisations', 'hospitalization'],
    ['fibres', 'fiber'],
    ['diseases', 'disease'],
    ['infections', 'infection'],
  ])('ranks %s as %s', (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });

  it.each([
    ['stent', 'sent'],
    ['aerobic', 'erobic'],
    ['basis', 'base'],
    ['rats', 'rate'],
    ['exercise', 'exert'],
    ['virus', 'virulent'],
    ['causes', 'causus'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });

  it('leaves names with digits, short words and other scripts alone', () => {
    expect(['il17s', 'her2', 'us', 'καρδιας', '病', ''].map(stemWord)).toEqual([
      'il17s',
      'her2',
      'us',
      'καρδιας',
      '病',
      '',
    ]);
  });
});
