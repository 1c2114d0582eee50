/** A category below a specialty. */
export interface SpecialtyCategory {
  /** Begins with the specialty's id and a dot. */
  id: string;
  /** In English; screens translate by id. */
  label: string;
}

/** A specialty of the medical taxonomy with its categories. */
export interface Specialty {
  id: string;
  label: string;
  categories: readonly SpecialtyCategory[];
}

const TREE: Readonly<Record<string, readonly string[]>> = {
  'Allergy and autoimmunity': [
    'Anaphylaxis',
    'Drug allergy',
    'Food allergy',
    'Lupus',
    'Rheumatoid arthritis',
    'Urticaria and angioedema',
    'Vasculitis',
  ],
  Cardiology: [
    'Arrhythmia',
    'Coronary disease',
    'Heart failure',
    'Hypertension',
    'Lipid disorders',
    'Pulmonary hypertension',
    'Valve disease',
  ],
  Dermatology: ['Acne', 'Eczema', 'Psoriasis', 'Skin cancer', 'Skin infections'],
  Endocrinology: ['Adrenal disease', 'Diabetes', 'Obesity', 'Osteoporosis', 'Pituitary disease', 'Thyroid disease'],
  Gastroenterology: [
    'Coeliac disease',
    'Gastrointestinal bleeding',
    'Inflammatory bowel disease',
    'Irritable bowel syndrome',
    'Liver disease',
    'Pancreatitis',
    'Reflux',
  ],
  'General surgery': ['Appendicitis', 'Bariatric surgery', 'Bowel surgery', 'Gallstones', 'Hernia'],
  Hematology: ['Anaemia', 'Bleeding disorders', 'Leukaemia', 'Multiple myeloma', 'Thrombosis', 'Transfusion'],
  'Infectious diseases': [
    'COVID-19',
    'Hepatitis',
    'HIV',
    'Influenza',
    'Malaria',
    'Sepsis',
    'Tuberculosis',
    'Vaccination',
  ],
  Nephrology: [
    'Acute kidney injury',
    'Chronic kidney disease',
    'Dialysis',
    'Glomerular disease',
    'Kidney transplantation',
  ],
  Neurology: ['Dementia', 'Epilepsy', 'Migraine', 'Multiple sclerosis', 'Parkinson’s disease', 'Stroke'],
  Neurosurgery: ['Brain tumours', 'Hydrocephalus', 'Intracranial aneurysm', 'Spine', 'Traumatic brain injury'],
  Oncology: [
    'Breast cancer',
    'Colorectal cancer',
    'Immunotherapy',
    'Lung cancer',
    'Lymphoma',
    'Ovarian cancer',
    'Prostate cancer',
  ],
  'Pediatric heart surgery': [
    'Coarctation',
    'Septal defects',
    'Single ventricle',
    'Tetralogy of Fallot',
    'Transposition',
  ],
  Psychiatry: ['Anxiety', 'Bipolar disorder', 'Depression', 'Eating disorders', 'Schizophrenia', 'Substance use'],
  Pulmonology: ['Asthma', 'COPD', 'Pneumonia', 'Pulmonary embolism', 'Pulmonary fibrosis', 'Sleep apnoea'],
  'Surgical oncology': ['Gastric resection', 'Liver resection', 'Melanoma', 'Pancreatic resection', 'Rectal resection'],
  'Thoracic surgery': ['Lung resection', 'Mediastinum', 'Oesophagus', 'Pleura'],
  'Trauma surgery': ['Burns', 'Fractures', 'Haemorrhage', 'Polytrauma'],
  'Vascular surgery': ['Aortic aneurysm', 'Aortic dissection', 'Carotid disease', 'Dialysis access', 'Leg bypass'],
  'Vascular medicine': ['Lymphoedema', 'Peripheral artery disease', 'Raynaud’s phenomenon', 'Venous disease'],
};

/** “Parkinson’s disease” to parkinsons_disease. */
function idOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '_');
}

/** The twenty specialties of specification §3 with their categories. */
export const SPECIALTIES: readonly Specialty[] = Object.entries(TREE).map(([label, categories]) => ({
  id: idOf(label),
  label,
  categories: categories.map((category) => ({ id: `${idOf(label)}.${idOf(category)}`, label: category })),
}));
