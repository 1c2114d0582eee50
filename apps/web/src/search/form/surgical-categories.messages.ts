import { defineMessages } from 'react-intl';

/** Names of the categories of the surgical specialties, by their ids. */
export const surgicalCategories = defineMessages({
  'general_surgery.appendicitis': { defaultMessage: 'Appendicitis', description: 'A category of general surgery' },
  'general_surgery.bariatric_surgery': {
    defaultMessage: 'Bariatric surgery',
    description: 'A category of general surgery',
  },
  'general_surgery.bowel_surgery': { defaultMessage: 'Bowel surgery', description: 'A category of general surgery' },
  'general_surgery.gallstones': { defaultMessage: 'Gallstones', description: 'A category of general surgery' },
  'general_surgery.hernia': { defaultMessage: 'Hernia', description: 'A category of general surgery' },
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
});
