import { defineMessages } from '../messages/define-messages.ts';

/** The populations that questions and studies are read by, under the keys they travel with. */
export const populationMessages = defineMessages({
  'preterm infants': {
    defaultMessage: 'preterm infants',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'term infants': {
    defaultMessage: 'term infants',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  infants: {
    defaultMessage: 'infants',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  children: {
    defaultMessage: 'children',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  adolescents: {
    defaultMessage: 'adolescents',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  adults: {
    defaultMessage: 'adults',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'older adults': {
    defaultMessage: 'older adults',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  women: {
    defaultMessage: 'women',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  men: {
    defaultMessage: 'men',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  pregnancy: {
    defaultMessage: 'pregnancy',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  breastfeeding: {
    defaultMessage: 'breastfeeding',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  postpartum: {
    defaultMessage: 'after childbirth',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'intensive care': {
    defaultMessage: 'intensive care',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'nursing homes': {
    defaultMessage: 'nursing homes',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  hospital: {
    defaultMessage: 'in hospital',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  outpatients: {
    defaultMessage: 'outpatients',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'emergency care': {
    defaultMessage: 'emergency care',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'primary care': {
    defaultMessage: 'primary care',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'emergency surgery': {
    defaultMessage: 'emergency surgery',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'elective surgery': {
    defaultMessage: 'planned surgery',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  haemodialysis: {
    defaultMessage: 'haemodialysis',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'peritoneal dialysis': {
    defaultMessage: 'peritoneal dialysis',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  mild: {
    defaultMessage: 'mild disease',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  moderate: {
    defaultMessage: 'moderate disease',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  severe: {
    defaultMessage: 'severe disease',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  acute: {
    defaultMessage: 'acute disease',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  chronic: {
    defaultMessage: 'chronic disease',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  early: {
    defaultMessage: 'early disease',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  metastatic: {
    defaultMessage: 'metastatic disease',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  squamous: {
    defaultMessage: 'squamous-cell tumours',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'HER2-positive': {
    defaultMessage: 'HER2-positive tumours',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'HER2-negative': {
    defaultMessage: 'HER2-negative tumours',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  asymptomatic: {
    defaultMessage: 'without symptoms',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  symptomatic: {
    defaultMessage: 'with symptoms',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'first line': {
    defaultMessage: 'first-line treatment',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'after earlier treatment': {
    defaultMessage: 'after earlier treatment',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'primary prevention': {
    defaultMessage: 'primary prevention',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'secondary prevention': {
    defaultMessage: 'secondary prevention',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  European: {
    defaultMessage: 'European people',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  Asian: {
    defaultMessage: 'Asian people',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  African: {
    defaultMessage: 'Black people',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  Hispanic: {
    defaultMessage: 'Hispanic people',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  smokers: {
    defaultMessage: 'smokers',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  'never smokers': {
    defaultMessage: 'people who never smoked',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
  animals: {
    defaultMessage: 'animals',
    description: 'People who were asked about or studied; stands alone or in a list, such as “adults”',
  },
});

/** What a study lacks that cannot answer whatever it is about, under the keys it travels with. */
export const unfitMessages = defineMessages({
  results: { defaultMessage: 'results', description: 'What was asked for and a study does not have yet' },
  'people in general': {
    defaultMessage: 'people in general',
    description: 'Who was asked about, where a study tells only of people who were chosen for a trial',
  },
  'people chosen for a trial': {
    defaultMessage: 'people chosen for a trial',
    description: 'Whom a study tells of, where people in general were asked about',
  },
  'a plan without results': {
    defaultMessage: 'a plan, no results yet',
    description: 'What a study is: a protocol that was published before there were results',
  },
  people: { defaultMessage: 'people', description: 'Who was asked about, where only animals were studied' },
});

/** How people are named who do not have something. */
export const withoutMessage = defineMessages({
  without: {
    defaultMessage: 'without {trait}',
    description: 'People who do not have something, such as “without eczema”',
  },
}).without;
