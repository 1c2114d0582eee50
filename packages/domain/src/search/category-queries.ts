import type { SavedQuery } from './search-call.schema.ts';
import { SPECIALTIES } from './specialties.ts';

/** What each category asks PubMed, by its id: its heading where indexers gave one, its names in title and abstract elsewhere. */
const QUERIES: Readonly<Record<string, string>> = {
  'allergy_and_autoimmunity.anaphylaxis': '"Anaphylaxis"[mesh] OR anaphyla*[tiab]',
  'allergy_and_autoimmunity.drug_allergy':
    '"Drug Hypersensitivity"[mesh] OR "drug allergy"[tiab] OR "penicillin allergy"[tiab] OR "drug hypersensitivity"[tiab]',
  'allergy_and_autoimmunity.food_allergy':
    '"Food Hypersensitivity"[mesh] OR "food allergy"[tiab] OR "peanut allergy"[tiab] OR "milk allergy"[tiab] OR "egg allergy"[tiab]',
  'allergy_and_autoimmunity.lupus': '"Lupus Erythematosus, Systemic"[mesh] OR lupus[tiab]',
  'allergy_and_autoimmunity.rheumatoid_arthritis': '"Arthritis, Rheumatoid"[mesh] OR "rheumatoid arthritis"[tiab]',
  'allergy_and_autoimmunity.urticaria_and_angioedema':
    '"Urticaria"[mesh] OR "Angioedema"[mesh] OR urticaria[tiab] OR angioedema[tiab] OR angiooedema[tiab]',
  'allergy_and_autoimmunity.vasculitis':
    '"Vasculitis"[mesh] OR vasculitis[tiab] OR "giant cell arteritis"[tiab] OR "granulomatosis with polyangiitis"[tiab]',
  'cardiology.arrhythmia':
    '"Arrhythmias, Cardiac"[mesh] OR arrhythmia*[tiab] OR "atrial fibrillation"[tiab] OR "ventricular tachycardia"[tiab]',
  'cardiology.coronary_disease':
    '"Coronary Disease"[mesh] OR "Myocardial Infarction"[mesh] OR "coronary artery disease"[tiab] OR "coronary heart disease"[tiab] OR "myocardial infarction"[tiab] OR "acute coronary syndrome"[tiab] OR angina[tiab]',
  'cardiology.heart_failure': '"Heart Failure"[mesh] OR "heart failure"[tiab] OR "ejection fraction"[tiab]',
  'cardiology.hypertension':
    '("Hypertension"[mesh] OR hypertension[tiab] OR hypertensive[tiab] OR "blood pressure"[tiab]) NOT "pulmonary hypertension"[ti]',
  'cardiology.lipid_disorders':
    '"Dyslipidemias"[mesh] OR hypercholesterolaemia[tiab] OR hypercholesterolemia[tiab] OR dyslipid*[tiab] OR "LDL cholesterol"[tiab] OR statin*[tiab]',
  'cardiology.pulmonary_hypertension':
    '"Hypertension, Pulmonary"[mesh] OR "pulmonary hypertension"[tiab] OR "pulmonary arterial hypertension"[tiab]',
  'cardiology.valve_disease':
    '"Heart Valve Diseases"[mesh] OR "aortic stenosis"[tiab] OR "mitral regurgitation"[tiab] OR "valve replacement"[tiab] OR "valvular heart disease"[tiab]',
  'dermatology.acne': '"Acne Vulgaris"[mesh] OR acne[tiab] OR rosacea[tiab]',
  'dermatology.eczema': '"Dermatitis, Atopic"[mesh] OR "Eczema"[mesh] OR eczema[tiab] OR "atopic dermatitis"[tiab]',
  'dermatology.psoriasis': '"Psoriasis"[mesh] OR psoria*[tiab]',
  'dermatology.skin_cancer':
    '"Skin Neoplasms"[mesh] OR "skin cancer"[tiab] OR melanoma[tiab] OR "basal cell carcinoma"[tiab] OR "actinic keratosis"[tiab]',
  'dermatology.skin_infections':
    '"Skin Diseases, Infectious"[mesh] OR cellulitis[tiab] OR impetigo[tiab] OR "herpes zoster"[tiab] OR onychomycosis[tiab] OR scabies[tiab]',
  'endocrinology.adrenal_disease':
    '"Adrenal Gland Diseases"[mesh] OR "adrenal insufficiency"[tiab] OR "Cushing syndrome"[tiab] OR aldosteronism[tiab] OR pheochromocytoma[tiab]',
  'endocrinology.diabetes': '"Diabetes Mellitus"[mesh] OR diabet*[tiab]',
  'endocrinology.obesity': '"Obesity"[mesh] OR obes*[tiab] OR overweight[tiab]',
  'endocrinology.osteoporosis': '"Osteoporosis"[mesh] OR osteopor*[tiab] OR "bone mineral density"[tiab]',
  'endocrinology.pituitary_disease':
    '"Pituitary Diseases"[mesh] OR pituitar*[tiab] OR acromegaly[tiab] OR prolactinoma*[tiab] OR "growth hormone deficiency"[tiab]',
  'endocrinology.thyroid_disease':
    '"Thyroid Diseases"[mesh] OR hypothyroid*[tiab] OR hyperthyroid*[tiab] OR thyroid*[tiab] OR "Graves disease"[tiab]',
  'gastroenterology.coeliac_disease': '"Celiac Disease"[mesh] OR coeliac[tiab] OR celiac[tiab]',
  'gastroenterology.gastrointestinal_bleeding':
    '"Gastrointestinal Hemorrhage"[mesh] OR "gastrointestinal bleeding"[tiab] OR "peptic ulcer"[tiab] OR "variceal bleeding"[tiab]',
  'gastroenterology.inflammatory_bowel_disease':
    '"Inflammatory Bowel Diseases"[mesh] OR Crohn*[tiab] OR "ulcerative colitis"[tiab] OR "inflammatory bowel disease"[tiab]',
  'gastroenterology.irritable_bowel_syndrome':
    '"Irritable Bowel Syndrome"[mesh] OR "irritable bowel"[tiab] OR "functional constipation"[tiab]',
  'gastroenterology.liver_disease':
    '"Liver Diseases"[mesh] OR cirrhosis[tiab] OR hepatitis[tiab] OR steatohepatitis[tiab] OR "fatty liver"[tiab]',
  'gastroenterology.pancreatitis': '"Pancreatitis"[mesh] OR pancreatitis[tiab]',
  'gastroenterology.reflux':
    '"Gastroesophageal Reflux"[mesh] OR reflux[tiab] OR GERD[tiab] OR GORD[tiab] OR "Barrett esophagus"[tiab]',
  'general_surgery.appendicitis':
    '"Appendicitis"[mesh] OR appendicitis[tiab] OR appendectomy[tiab] OR appendicectomy[tiab]',
  'general_surgery.bariatric_surgery':
    '"Bariatric Surgery"[mesh] OR bariatric[tiab] OR "gastric bypass"[tiab] OR "sleeve gastrectomy"[tiab]',
  'general_surgery.bowel_surgery':
    '"Colectomy"[mesh] OR colectomy[tiab] OR "bowel obstruction"[tiab] OR diverticulitis[tiab] OR "colorectal surgery"[tiab]',
  'general_surgery.gallstones':
    '"Gallstones"[mesh] OR "Cholecystectomy"[mesh] OR cholecystectomy[tiab] OR gallstone*[tiab] OR cholecystitis[tiab]',
  'general_surgery.hernia': '"Hernia"[mesh] OR hernia*[tiab]',
  'hematology.anaemia': '"Anemia"[mesh] OR anaemia[tiab] OR anemia[tiab] OR "sickle cell"[tiab] OR thalass*[tiab]',
  'hematology.bleeding_disorders':
    '"Blood Coagulation Disorders"[mesh] OR haemophilia[tiab] OR hemophilia[tiab] OR "von Willebrand disease"[tiab] OR thrombocytopenia[tiab]',
  'hematology.leukaemia': '"Leukemia"[mesh] OR leukaemia[tiab] OR leukemia[tiab]',
  'hematology.multiple_myeloma': '"Multiple Myeloma"[mesh] OR myeloma[tiab]',
  'hematology.thrombosis':
    '"Thrombosis"[mesh] OR "Venous Thromboembolism"[mesh] OR thrombosis[tiab] OR thromboembol*[tiab] OR anticoagula*[tiab]',
  'hematology.transfusion':
    '"Blood Transfusion"[mesh] OR transfusion[tiab] OR transfusions[tiab] OR "red-cell transfusion"[tiab]',
  'infectious_diseases.covid_19': '"COVID-19"[mesh] OR "COVID-19"[tiab] OR "SARS-CoV-2"[tiab] OR coronavirus[tiab]',
  'infectious_diseases.hepatitis':
    '"Hepatitis, Viral, Human"[mesh] OR "hepatitis A"[tiab] OR "hepatitis B"[tiab] OR "hepatitis C"[tiab] OR "hepatitis D"[tiab] OR "hepatitis E"[tiab]',
  'infectious_diseases.hiv': '"HIV Infections"[mesh] OR HIV[tiab] OR "antiretroviral therapy"[tiab]',
  'infectious_diseases.influenza': '"Influenza, Human"[mesh] OR influenza[tiab]',
  'infectious_diseases.malaria': '"Malaria"[mesh] OR malaria[tiab] OR plasmodium[tiab]',
  'infectious_diseases.sepsis': '"Sepsis"[mesh] OR sepsis[tiab] OR "septic shock"[tiab]',
  'infectious_diseases.tuberculosis': '"Tuberculosis"[mesh] OR tuberculosis[tiab]',
  'infectious_diseases.vaccination': '"Vaccination"[mesh] OR "Vaccines"[mesh] OR vaccin*[tiab] OR immunization[tiab]',
  'nephrology.acute_kidney_injury':
    '"Acute Kidney Injury"[mesh] OR "acute kidney injury"[tiab] OR "acute renal failure"[tiab]',
  'nephrology.chronic_kidney_disease':
    '"Renal Insufficiency, Chronic"[mesh] OR "chronic kidney disease"[tiab] OR "chronic renal"[tiab] OR "diabetic nephropathy"[tiab]',
  'nephrology.dialysis': '"Renal Dialysis"[mesh] OR dialysis[tiab] OR hemodialysis[tiab] OR haemodialysis[tiab]',
  'nephrology.glomerular_disease':
    '"Glomerulonephritis"[mesh] OR glomerul*[tiab] OR "IgA nephropathy"[tiab] OR "nephrotic syndrome"[tiab]',
  'nephrology.kidney_transplantation':
    '"Kidney Transplantation"[mesh] OR "kidney transplantation"[tiab] OR "renal transplantation"[tiab] OR "kidney transplant"[tiab]',
  'neurology.dementia': '"Dementia"[mesh] OR dementia[tiab] OR alzheimer*[tiab] OR "cognitive impairment"[tiab]',
  'neurology.epilepsy': '"Epilepsy"[mesh] OR epilep*[tiab] OR seizure*[tiab]',
  'neurology.migraine': '"Migraine Disorders"[mesh] OR migraine*[tiab] OR "cluster headache"[tiab]',
  'neurology.multiple_sclerosis': '"Multiple Sclerosis"[mesh] OR "multiple sclerosis"[tiab]',
  'neurology.parkinsons_disease': '"Parkinson Disease"[mesh] OR parkinson*[tiab]',
  'neurology.stroke':
    '"Stroke"[mesh] OR stroke[tiab] OR "transient ischemic attack"[tiab] OR "intracerebral hemorrhage"[tiab]',
  'neurosurgery.brain_tumours':
    '"Brain Neoplasms"[mesh] OR glioma*[tiab] OR glioblastoma[tiab] OR meningioma*[tiab] OR "brain metastases"[tiab]',
  'neurosurgery.hydrocephalus': '"Hydrocephalus"[mesh] OR hydrocephalus[tiab]',
  'neurosurgery.intracranial_aneurysm':
    '"Intracranial Aneurysm"[mesh] OR "intracranial aneurysm"[tiab] OR "subarachnoid hemorrhage"[tiab] OR "subarachnoid haemorrhage"[tiab]',
  'neurosurgery.spine':
    '"Spinal Diseases"[mesh] OR "spinal stenosis"[tiab] OR "lumbar disc"[tiab] OR "disc herniation"[tiab] OR "spinal fusion"[tiab] OR sciatica[tiab]',
  'neurosurgery.traumatic_brain_injury':
    '"Brain Injuries, Traumatic"[mesh] OR "traumatic brain injury"[tiab] OR "head injury"[tiab] OR "subdural hematoma"[tiab]',
  'oncology.breast_cancer': '"Breast Neoplasms"[mesh] OR "breast cancer"[tiab]',
  'oncology.colorectal_cancer':
    '"Colorectal Neoplasms"[mesh] OR "colorectal cancer"[tiab] OR "colon cancer"[tiab] OR "rectal cancer"[tiab]',
  'oncology.immunotherapy':
    '"Immune Checkpoint Inhibitors"[mesh] OR "checkpoint inhibitor"[tiab] OR pembrolizumab[tiab] OR nivolumab[tiab] OR ipilimumab[tiab] OR atezolizumab[tiab]',
  'oncology.lung_cancer': '"Lung Neoplasms"[mesh] OR "lung cancer"[tiab]',
  'oncology.lymphoma': '"Lymphoma"[mesh] OR lymphoma*[tiab]',
  'oncology.ovarian_cancer': '"Ovarian Neoplasms"[mesh] OR "ovarian cancer"[tiab]',
  'oncology.prostate_cancer': '"Prostatic Neoplasms"[mesh] OR "prostate cancer"[tiab]',
  'pediatric_heart_surgery.coarctation': '"Aortic Coarctation"[mesh] OR coarctation[tiab]',
  'pediatric_heart_surgery.septal_defects':
    '"Heart Septal Defects"[mesh] OR "septal defect"[tiab] OR "septal defects"[tiab] OR "atrioventricular canal"[tiab]',
  'pediatric_heart_surgery.single_ventricle':
    '"Univentricular Heart"[mesh] OR "Fontan Procedure"[mesh] OR "single ventricle"[tiab] OR Fontan[tiab] OR Norwood[tiab] OR "hypoplastic left heart"[tiab]',
  'pediatric_heart_surgery.tetralogy_of_fallot': '"Tetralogy of Fallot"[mesh] OR "tetralogy of Fallot"[tiab]',
  'pediatric_heart_surgery.transposition':
    '"Transposition of Great Vessels"[mesh] OR "transposition of the great arteries"[tiab] OR "arterial switch"[tiab]',
  'psychiatry.anxiety': '"Anxiety Disorders"[mesh] OR anxiety[tiab] OR "panic disorder"[tiab] OR phobia[tiab]',
  'psychiatry.bipolar_disorder': '"Bipolar Disorder"[mesh] OR bipolar[tiab] OR mania[tiab] OR lithium[tiab]',
  'psychiatry.depression':
    '"Depressive Disorder"[mesh] OR depression[tiab] OR depressive[tiab] OR antidepressant*[tiab]',
  'psychiatry.eating_disorders':
    '"Feeding and Eating Disorders"[mesh] OR "anorexia nervosa"[tiab] OR bulimia[tiab] OR "binge eating"[tiab]',
  'psychiatry.schizophrenia': '"Schizophrenia"[mesh] OR schizophreni*[tiab] OR psychosis[tiab] OR antipsychotic*[tiab]',
  'psychiatry.substance_use':
    '"Substance-Related Disorders"[mesh] OR "alcohol use disorder"[tiab] OR "opioid use disorder"[tiab] OR "smoking cessation"[tiab] OR addiction[tiab]',
  'pulmonology.asthma': '"Asthma"[mesh] OR asthma*[tiab]',
  'pulmonology.copd':
    '"Pulmonary Disease, Chronic Obstructive"[mesh] OR COPD[tiab] OR "chronic obstructive pulmonary disease"[tiab]',
  'pulmonology.pneumonia': '"Pneumonia"[mesh] OR pneumonia[tiab]',
  'pulmonology.pulmonary_embolism': '"Pulmonary Embolism"[mesh] OR "pulmonary embolism"[tiab]',
  'pulmonology.pulmonary_fibrosis':
    '"Pulmonary Fibrosis"[mesh] OR "pulmonary fibrosis"[tiab] OR "interstitial lung disease"[tiab]',
  'pulmonology.sleep_apnoea':
    '"Sleep Apnea Syndromes"[mesh] OR "sleep apnea"[tiab] OR "sleep apnoea"[tiab] OR "continuous positive airway pressure"[tiab]',
  'surgical_oncology.gastric_resection':
    '"Gastrectomy"[mesh] OR gastrectomy[tiab] OR ("gastric cancer"[tiab] AND (surgery[tiab] OR resection[tiab]))',
  'surgical_oncology.liver_resection':
    '"Hepatectomy"[mesh] OR hepatectomy[tiab] OR "liver resection"[tiab] OR "liver metastases"[tiab]',
  'surgical_oncology.melanoma':
    '("Melanoma"[mesh] OR melanoma[tiab]) AND (surg*[tiab] OR excision[tiab] OR "sentinel node"[tiab] OR "sentinel-node"[tiab] OR resected[tiab] OR dissection[tiab])',
  'surgical_oncology.pancreatic_resection':
    '"Pancreatectomy"[mesh] OR "Pancreaticoduodenectomy"[mesh] OR pancreatectomy[tiab] OR pancreatoduodenectomy[tiab] OR pancreaticoduodenectomy[tiab] OR "resected pancreatic"[tiab]',
  'surgical_oncology.rectal_resection':
    '"Proctectomy"[mesh] OR "mesorectal excision"[tiab] OR "rectal resection"[tiab] OR ("rectal cancer"[tiab] AND (surgery[tiab] OR surgical[tiab]))',
  'thoracic_surgery.lung_resection':
    '"Pneumonectomy"[mesh] OR lobectomy[tiab] OR segmentectomy[tiab] OR pneumonectomy[tiab] OR "lung resection"[tiab]',
  'thoracic_surgery.mediastinum':
    '"Mediastinal Diseases"[mesh] OR mediastin*[tiab] OR thymectomy[tiab] OR thymoma[tiab]',
  'thoracic_surgery.oesophagus':
    '"Esophagectomy"[mesh] OR esophagectomy[tiab] OR oesophagectomy[tiab] OR "esophageal cancer"[tiab] OR "oesophageal cancer"[tiab]',
  'thoracic_surgery.pleura':
    '"Pleural Diseases"[mesh] OR pleural[tiab] OR pneumothorax[tiab] OR empyema[tiab] OR mesothelioma[tiab]',
  'trauma_surgery.burns': '"Burns"[mesh] OR burns[tiab] OR "burn injury"[tiab] OR "burn patients"[tiab]',
  'trauma_surgery.fractures': '"Fractures, Bone"[mesh] OR fracture*[tiab]',
  'trauma_surgery.haemorrhage':
    '"Shock, Hemorrhagic"[mesh] OR "hemorrhagic shock"[tiab] OR "haemorrhagic shock"[tiab] OR "trauma haemorrhage"[tiab] OR "massive transfusion"[tiab] OR "tranexamic acid"[tiab]',
  'trauma_surgery.polytrauma':
    '"Multiple Trauma"[mesh] OR polytrauma[tiab] OR "multiple trauma"[tiab] OR "severe trauma"[tiab] OR "major trauma"[tiab] OR "trauma patients"[tiab]',
  'vascular_surgery.aortic_aneurysm': '"Aortic Aneurysm"[mesh] OR "aortic aneurysm"[tiab] OR "aneurysm repair"[tiab]',
  'vascular_surgery.aortic_dissection': '"Aortic Dissection"[mesh] OR "aortic dissection"[tiab]',
  'vascular_surgery.carotid_disease':
    '"Carotid Stenosis"[mesh] OR "Endarterectomy, Carotid"[mesh] OR "carotid stenosis"[tiab] OR endarterectomy[tiab] OR "carotid stenting"[tiab]',
  'vascular_surgery.dialysis_access':
    '"Arteriovenous Shunt, Surgical"[mesh] OR "arteriovenous fistula"[tiab] OR "dialysis access"[tiab] OR "vascular access"[tiab]',
  'vascular_surgery.leg_bypass':
    '"limb-threatening ischemia"[tiab] OR "limb ischaemia"[tiab] OR "limb ischemia"[tiab] OR femoropopliteal[tiab] OR "leg bypass"[tiab] OR "lower limb bypass"[tiab]',
  'vascular_medicine.lymphoedema': '"Lymphedema"[mesh] OR lymphedema[tiab] OR lymphoedema[tiab]',
  'vascular_medicine.peripheral_artery_disease':
    '"Peripheral Arterial Disease"[mesh] OR "peripheral artery disease"[tiab] OR "peripheral arterial disease"[tiab] OR "intermittent claudication"[tiab]',
  'vascular_medicine.raynauds_phenomenon': '"Raynaud Disease"[mesh] OR raynaud*[tiab]',
  'vascular_medicine.venous_disease':
    '"Venous Insufficiency"[mesh] OR "Varicose Veins"[mesh] OR varicose[tiab] OR "venous ulcer"[tiab] OR "venous leg ulcer"[tiab] OR "deep vein thrombosis"[tiab] OR "deep-vein thrombosis"[tiab] OR "post-thrombotic"[tiab]',
};

/** The saved query of every category (specification §7, GET /api/search/queries), in the order of the taxonomy. */
export const CATEGORY_QUERIES: readonly SavedQuery[] = SPECIALTIES.flatMap((specialty) =>
  specialty.categories.map(({ id, label }) => ({
    id,
    title: label,
    discipline: { id: specialty.id, label: specialty.label },
    pubmed_query: QUERIES[id] ?? '',
  })),
);
