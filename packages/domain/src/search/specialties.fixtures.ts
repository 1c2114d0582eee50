/** A specialty of the medical taxonomy with the categories below it. */
interface SpecialtyFixture {
  id: string;
  label: string;
  categories: readonly { id: string; label: string }[];
}

const TREE: Readonly<Record<string, readonly string[]>> = {
  'Allergy and autoimmunity': ['Food allergy', 'Lupus', 'Vasculitis'],
  Cardiology: ['Arrhythmia', 'Coronary disease', 'Heart failure', 'Hypertension', 'Valve disease'],
  Dermatology: ['Eczema', 'Psoriasis'],
  Endocrinology: ['Diabetes', 'Obesity', 'Thyroid disease'],
  Gastroenterology: ['Inflammatory bowel disease', 'Liver disease', 'Reflux'],
  'General surgery': ['Appendicitis', 'Hernia'],
  Hematology: ['Anaemia', 'Thrombosis'],
  'Infectious diseases': ['Hepatitis', 'HIV', 'Tuberculosis'],
  Nephrology: ['Chronic kidney disease', 'Dialysis'],
  Neurology: ['Epilepsy', 'Migraine', 'Parkinson’s disease', 'Stroke'],
  Neurosurgery: ['Brain tumours', 'Spine'],
  Oncology: ['Breast cancer', 'Lung cancer', 'Lymphoma'],
  'Pediatric heart surgery': ['Septal defects', 'Single ventricle'],
  Psychiatry: ['Anxiety', 'Depression', 'Schizophrenia'],
  Pulmonology: ['Asthma', 'COPD', 'Pulmonary fibrosis'],
  'Surgical oncology': ['Liver resection', 'Melanoma'],
  'Thoracic surgery': ['Lung resection', 'Oesophagus'],
  'Trauma surgery': ['Fractures', 'Polytrauma'],
  'Vascular surgery': ['Aortic aneurysm', 'Carotid disease'],
  'Vascular medicine': ['Peripheral artery disease', 'Venous disease'],
};

const idOf = (label: string) => label.toLowerCase().replaceAll(/[^a-z]+/g, '_');

/** The twenty specialties of specification §3, each with a few categories whose ids begin with the specialty's. */
export const specialtyFixtures: readonly SpecialtyFixture[] = Object.entries(TREE).map(([label, categories]) => ({
  id: idOf(label),
  label,
  categories: categories.map((category) => ({ id: `${idOf(label)}.${idOf(category)}`, label: category })),
}));
