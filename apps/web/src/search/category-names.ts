import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FormatWords } from '../platform/words.ts';

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

const categories = defineMessages({
  'allergy_and_autoimmunity.anaphylaxis': {
    defaultMessage: 'Anaphylaxis',
    description: 'A category of allergy and autoimmunity',
  },
  'allergy_and_autoimmunity.drug_allergy': {
    defaultMessage: 'Drug allergy',
    description: 'A category of allergy and autoimmunity',
  },
  'allergy_and_autoimmunity.food_allergy': {
    defaultMessage: 'Food allergy',
    description: 'A category of allergy and autoimmunity',
  },
  'allergy_and_autoimmunity.lupus': { defaultMessage: 'Lupus', description: 'A category of allergy and autoimmunity' },
  'allergy_and_autoimmunity.rheumatoid_arthritis': {
    defaultMessage: 'Rheumatoid arthritis',
    description: 'A category of allergy and autoimmunity',
  },
  'allergy_and_autoimmunity.urticaria_and_angioedema': {
    defaultMessage: 'Urticaria and angioedema',
    description: 'A category of allergy and autoimmunity',
  },
  'allergy_and_autoimmunity.vasculitis': {
    defaultMessage: 'Vasculitis',
    description: 'A category of allergy and autoimmunity',
  },
  'cardiology.arrhythmia': { defaultMessage: 'Arrhythmia', description: 'A category of cardiology' },
  'cardiology.coronary_disease': { defaultMessage: 'Coronary disease', description: 'A category of cardiology' },
  'cardiology.heart_failure': { defaultMessage: 'Heart failure', description: 'A category of cardiology' },
  'cardiology.hypertension': { defaultMessage: 'Hypertension', description: 'A category of cardiology' },
  'cardiology.lipid_disorders': { defaultMessage: 'Lipid disorders', description: 'A category of cardiology' },
  'cardiology.pulmonary_hypertension': {
    defaultMessage: 'Pulmonary hypertension',
    description: 'A category of cardiology',
  },
  'cardiology.valve_disease': { defaultMessage: 'Valve disease', description: 'A category of cardiology' },
  'dermatology.acne': { defaultMessage: 'Acne', description: 'A category of dermatology' },
  'dermatology.eczema': { defaultMessage: 'Eczema', description: 'A category of dermatology' },
  'dermatology.psoriasis': { defaultMessage: 'Psoriasis', description: 'A category of dermatology' },
  'dermatology.skin_cancer': { defaultMessage: 'Skin cancer', description: 'A category of dermatology' },
  'dermatology.skin_infections': { defaultMessage: 'Skin infections', description: 'A category of dermatology' },
  'endocrinology.adrenal_disease': { defaultMessage: 'Adrenal disease', description: 'A category of endocrinology' },
  'endocrinology.diabetes': { defaultMessage: 'Diabetes', description: 'A category of endocrinology' },
  'endocrinology.obesity': { defaultMessage: 'Obesity', description: 'A category of endocrinology' },
  'endocrinology.osteoporosis': { defaultMessage: 'Osteoporosis', description: 'A category of endocrinology' },
  'endocrinology.pituitary_disease': {
    defaultMessage: 'Pituitary disease',
    description: 'A category of endocrinology',
  },
  'endocrinology.thyroid_disease': { defaultMessage: 'Thyroid disease', description: 'A category of endocrinology' },
  'gastroenterology.coeliac_disease': {
    defaultMessage: 'Coeliac disease',
    description: 'A category of gastroenterology',
  },
  'gastroenterology.gastrointestinal_bleeding': {
    defaultMessage: 'Gastrointestinal bleeding',
    description: 'A category of gastroenterology',
  },
  'gastroenterology.inflammatory_bowel_disease': {
    defaultMessage: 'Inflammatory bowel disease',
    description: 'A category of gastroenterology',
  },
  'gastroenterology.irritable_bowel_syndrome': {
    defaultMessage: 'Irritable bowel syndrome',
    description: 'A category of gastroenterology',
  },
  'gastroenterology.liver_disease': { defaultMessage: 'Liver disease', description: 'A category of gastroenterology' },
  'gastroenterology.pancreatitis': { defaultMessage: 'Pancreatitis', description: 'A category of gastroenterology' },
  'gastroenterology.reflux': { defaultMessage: 'Reflux', description: 'A category of gastroenterology' },
  'general_surgery.appendicitis': { defaultMessage: 'Appendicitis', description: 'A category of general surgery' },
  'general_surgery.bariatric_surgery': {
    defaultMessage: 'Bariatric surgery',
    description: 'A category of general surgery',
  },
  'general_surgery.bowel_surgery': { defaultMessage: 'Bowel surgery', description: 'A category of general surgery' },
  'general_surgery.gallstones': { defaultMessage: 'Gallstones', description: 'A category of general surgery' },
  'general_surgery.hernia': { defaultMessage: 'Hernia', description: 'A category of general surgery' },
  'hematology.anaemia': { defaultMessage: 'Anaemia', description: 'A category of hematology' },
  'hematology.bleeding_disorders': { defaultMessage: 'Bleeding disorders', description: 'A category of hematology' },
  'hematology.leukaemia': { defaultMessage: 'Leukaemia', description: 'A category of hematology' },
  'hematology.multiple_myeloma': { defaultMessage: 'Multiple myeloma', description: 'A category of hematology' },
  'hematology.thrombosis': { defaultMessage: 'Thrombosis', description: 'A category of hematology' },
  'hematology.transfusion': { defaultMessage: 'Transfusion', description: 'A category of hematology' },
  'infectious_diseases.covid_19': { defaultMessage: 'COVID-19', description: 'A category of infectious diseases' },
  'infectious_diseases.hepatitis': { defaultMessage: 'Hepatitis', description: 'A category of infectious diseases' },
  'infectious_diseases.hiv': { defaultMessage: 'HIV', description: 'A category of infectious diseases' },
  'infectious_diseases.influenza': { defaultMessage: 'Influenza', description: 'A category of infectious diseases' },
  'infectious_diseases.malaria': { defaultMessage: 'Malaria', description: 'A category of infectious diseases' },
  'infectious_diseases.sepsis': { defaultMessage: 'Sepsis', description: 'A category of infectious diseases' },
  'infectious_diseases.tuberculosis': {
    defaultMessage: 'Tuberculosis',
    description: 'A category of infectious diseases',
  },
  'infectious_diseases.vaccination': {
    defaultMessage: 'Vaccination',
    description: 'A category of infectious diseases',
  },
  'nephrology.acute_kidney_injury': { defaultMessage: 'Acute kidney injury', description: 'A category of nephrology' },
  'nephrology.chronic_kidney_disease': {
    defaultMessage: 'Chronic kidney disease',
    description: 'A category of nephrology',
  },
  'nephrology.dialysis': { defaultMessage: 'Dialysis', description: 'A category of nephrology' },
  'nephrology.glomerular_disease': { defaultMessage: 'Glomerular disease', description: 'A category of nephrology' },
  'nephrology.kidney_transplantation': {
    defaultMessage: 'Kidney transplantation',
    description: 'A category of nephrology',
  },
  'neurology.dementia': { defaultMessage: 'Dementia', description: 'A category of neurology' },
  'neurology.epilepsy': { defaultMessage: 'Epilepsy', description: 'A category of neurology' },
  'neurology.migraine': { defaultMessage: 'Migraine', description: 'A category of neurology' },
  'neurology.multiple_sclerosis': { defaultMessage: 'Multiple sclerosis', description: 'A category of neurology' },
  'neurology.parkinsons_disease': { defaultMessage: 'Parkinson’s disease', description: 'A category of neurology' },
  'neurology.stroke': { defaultMessage: 'Stroke', description: 'A category of neurology' },
  'neurosurgery.brain_tumours': { defaultMessage: 'Brain tumours', description: 'A category of neurosurgery' },
  'neurosurgery.hydrocephalus': { defaultMessage: 'Hydrocephalus', description: 'A category of neurosurgery' },
  'neurosurgery.intracranial_aneurysm': {
    defaultMessage: 'Intracranial aneurysm',
    description: 'A category of neurosurgery',
  },
  'neurosurgery.spine': { defaultMessage: 'Spine', description: 'A category of neurosurgery' },
  'neurosurgery.traumatic_brain_injury': {
    defaultMessage: 'Traumatic brain injury',
    description: 'A category of neurosurgery',
  },
  'oncology.breast_cancer': { defaultMessage: 'Breast cancer', description: 'A category of oncology' },
  'oncology.colorectal_cancer': { defaultMessage: 'Colorectal cancer', description: 'A category of oncology' },
  'oncology.immunotherapy': { defaultMessage: 'Immunotherapy', description: 'A category of oncology' },
  'oncology.lung_cancer': { defaultMessage: 'Lung cancer', description: 'A category of oncology' },
  'oncology.lymphoma': { defaultMessage: 'Lymphoma', description: 'A category of oncology' },
  'oncology.ovarian_cancer': { defaultMessage: 'Ovarian cancer', description: 'A category of oncology' },
  'oncology.prostate_cancer': { defaultMessage: 'Prostate cancer', description: 'A category of oncology' },
  'pediatric_heart_surgery.coarctation': {
    defaultMessage: 'Coarctation',
    description: 'A category of pediatric heart surgery',
  },
  'pediatric_heart_surgery.septal_defects': {
    defaultMessage: 'Septal defects',
    description: 'A category of pediatric heart surgery',
  },
  'pediatric_heart_surgery.single_ventricle': {
    defaultMessage: 'Single ventricle',
    description: 'A category of pediatric heart surgery',
  },
  'pediatric_heart_surgery.tetralogy_of_fallot': {
    defaultMessage: 'Tetralogy of Fallot',
    description: 'A category of pediatric heart surgery',
  },
  'pediatric_heart_surgery.transposition': {
    defaultMessage: 'Transposition',
    description: 'A category of pediatric heart surgery',
  },
  'psychiatry.anxiety': { defaultMessage: 'Anxiety', description: 'A category of psychiatry' },
  'psychiatry.bipolar_disorder': { defaultMessage: 'Bipolar disorder', description: 'A category of psychiatry' },
  'psychiatry.depression': { defaultMessage: 'Depression', description: 'A category of psychiatry' },
  'psychiatry.eating_disorders': { defaultMessage: 'Eating disorders', description: 'A category of psychiatry' },
  'psychiatry.schizophrenia': { defaultMessage: 'Schizophrenia', description: 'A category of psychiatry' },
  'psychiatry.substance_use': { defaultMessage: 'Substance use', description: 'A category of psychiatry' },
  'pulmonology.asthma': { defaultMessage: 'Asthma', description: 'A category of pulmonology' },
  'pulmonology.copd': { defaultMessage: 'COPD', description: 'A category of pulmonology' },
  'pulmonology.pneumonia': { defaultMessage: 'Pneumonia', description: 'A category of pulmonology' },
  'pulmonology.pulmonary_embolism': { defaultMessage: 'Pulmonary embolism', description: 'A category of pulmonology' },
  'pulmonology.pulmonary_fibrosis': { defaultMessage: 'Pulmonary fibrosis', description: 'A category of pulmonology' },
  'pulmonology.sleep_apnoea': { defaultMessage: 'Sleep apnoea', description: 'A category of pulmonology' },
  'surgical_oncology.gastric_resection': {
    defaultMessage: 'Gastric resection',
    description: 'A category of surgical oncology',
  },
  'surgical_oncology.liver_resection': {
    defaultMessage: 'Liver resection',
    description: 'A category of surgical oncology',
  },
  'surgical_oncology.melanoma': { defaultMessage: 'Melanoma', description: 'A category of surgical oncology' },
  'surgical_oncology.pancreatic_resection': {
    defaultMessage: 'Pancreatic resection',
    description: 'A category of surgical oncology',
  },
  'surgical_oncology.rectal_resection': {
    defaultMessage: 'Rectal resection',
    description: 'A category of surgical oncology',
  },
  'thoracic_surgery.lung_resection': {
    defaultMessage: 'Lung resection',
    description: 'A category of thoracic surgery',
  },
  'thoracic_surgery.mediastinum': { defaultMessage: 'Mediastinum', description: 'A category of thoracic surgery' },
  'thoracic_surgery.oesophagus': { defaultMessage: 'Oesophagus', description: 'A category of thoracic surgery' },
  'thoracic_surgery.pleura': { defaultMessage: 'Pleura', description: 'A category of thoracic surgery' },
  'trauma_surgery.burns': { defaultMessage: 'Burns', description: 'A category of trauma surgery' },
  'trauma_surgery.fractures': { defaultMessage: 'Fractures', description: 'A category of trauma surgery' },
  'trauma_surgery.haemorrhage': { defaultMessage: 'Haemorrhage', description: 'A category of trauma surgery' },
  'trauma_surgery.polytrauma': { defaultMessage: 'Polytrauma', description: 'A category of trauma surgery' },
  'vascular_surgery.aortic_aneurysm': {
    defaultMessage: 'Aortic aneurysm',
    description: 'A category of vascular surgery',
  },
  'vascular_surgery.aortic_dissection': {
    defaultMessage: 'Aortic dissection',
    description: 'A category of vascular surgery',
  },
  'vascular_surgery.carotid_disease': {
    defaultMessage: 'Carotid disease',
    description: 'A category of vascular surgery',
  },
  'vascular_surgery.dialysis_access': {
    defaultMessage: 'Dialysis access',
    description: 'A category of vascular surgery',
  },
  'vascular_surgery.leg_bypass': { defaultMessage: 'Leg bypass', description: 'A category of vascular surgery' },
  'vascular_medicine.lymphoedema': { defaultMessage: 'Lymphoedema', description: 'A category of vascular medicine' },
  'vascular_medicine.peripheral_artery_disease': {
    defaultMessage: 'Peripheral artery disease',
    description: 'A category of vascular medicine',
  },
  'vascular_medicine.raynauds_phenomenon': {
    defaultMessage: 'Raynaud’s phenomenon',
    description: 'A category of vascular medicine',
  },
  'vascular_medicine.venous_disease': {
    defaultMessage: 'Venous disease',
    description: 'A category of vascular medicine',
  },
});

const names: Readonly<Record<string, MessageDescriptor>> = { ...specialties, ...categories };

/** The name of a specialty or category in the language of the interface; `label` where it is not known here. */
export function categoryName(say: FormatWords, { id, label }: { id: string; label: string }): string {
  const name = Object.hasOwn(names, id) ? names[id] : undefined;
  return name === undefined ? label : say(name);
}
