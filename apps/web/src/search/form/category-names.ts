import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';
import { medicalCategories } from './medical-categories.messages.ts';
import { surgicalCategories } from './surgical-categories.messages.ts';

const specialties = defineMessages({
  allergy_and_autoimmunity: { defaultMessage: 'Allergy and autoimmunity', description: 'A specialty of medicine' },
  cardiology: { defaultMessage: 'Cardiology', description: 'A specialty of medicine' },
  dermatology: { defaultMessage: 'Dermatology', description: 'A specialty of medicine' },
  endocrinology: { defaultMessage: 'Endocrinology', description: 'A specialty of medicine' },
  gastroenterology: { defaultMessage: 'Gastroenterology', description: 'A specialty of medicine' },
  general_surgery: { defaultMessage: 'General surgery', description: 'A specialty of medicine' },
  hematology: { defaultMessage: 'Hematology', description: 'A specialty of medicine' },
  infectious_diseases: { defaultMessage: 'Infectious diseases', description: 'A specialty of medicine' },
  nephrology: { defaultMessage: 'Nephrology', description: 'A specialty of medicine' },
  neurology: { defaultMessage: 'Neurology', description: 'A specialty of medicine' },
  neurosurgery: { defaultMessage: 'Neurosurgery', description: 'A specialty of medicine' },
  oncology: { defaultMessage: 'Oncology', description: 'A specialty of medicine' },
  pediatric_heart_surgery: { defaultMessage: 'Pediatric heart surgery', description: 'A specialty of medicine' },
  psychiatry: { defaultMessage: 'Psychiatry', description: 'A specialty of medicine' },
  pulmonology: { defaultMessage: 'Pulmonology', description: 'A specialty of medicine' },
  surgical_oncology: { defaultMessage: 'Surgical oncology', description: 'A specialty of medicine' },
  thoracic_surgery: { defaultMessage: 'Thoracic surgery', description: 'A specialty of medicine' },
  trauma_surgery: { defaultMessage: 'Trauma surgery', description: 'A specialty of medicine' },
  vascular_surgery: { defaultMessage: 'Vascular surgery', description: 'A specialty of medicine' },
  vascular_medicine: { defaultMessage: 'Vascular medicine', description: 'A specialty of medicine' },
});

const names: Readonly<Record<string, MessageDescriptor>> = {
  ...specialties,
  ...medicalCategories,
  ...surgicalCategories,
};

/** The name of a specialty or category in the language of the interface; `label` where it is not known here. */
export function categoryName(t: Translate, { id, label }: { id: string; label: string }): string {
  const name = Object.hasOwn(names, id) ? names[id] : undefined;
  return name === undefined ? label : t(name);
}
