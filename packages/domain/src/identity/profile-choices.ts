import type { InterfaceLanguage } from '../chat/answer-languages.ts';
import type { ProfileChoiceGroup, ProfileSettings } from './profile.schema.ts';

/** The choice of an institution or occupation that is not listed. */
export const OTHER_CHOICE = 'Other';

/** A word in the languages of the interface: en, nl, es, fr, de, pt. The English one is what is saved. */
type Word = readonly [en: string, nl: string, es: string, fr: string, de: string, pt: string];
type Group = { label: Word; values: readonly Word[] };

const COLUMNS: Record<InterfaceLanguage, 0 | 1 | 2 | 3 | 4 | 5> = { en: 0, nl: 1, es: 2, fr: 3, de: 4, pt: 5 };

const OTHER: Group = {
  label: ['Not listed', 'Niet vermeld', 'No figura en la lista', 'Non répertorié', 'Nicht aufgeführt', 'Fora da lista'],
  values: [[OTHER_CHOICE, 'Anders', 'Otro', 'Autre', 'Sonstiges', 'Outro']],
};

const INSTITUTIONS: readonly Group[] = [
  {
    label: [
      'Healthcare',
      'Gezondheidszorg',
      'Atención sanitaria',
      'Soins de santé',
      'Gesundheitswesen',
      'Cuidados de saúde',
    ],
    values: [
      [
        'University hospital',
        'Universitair ziekenhuis',
        'Hospital universitario',
        'Hôpital universitaire',
        'Universitätsklinikum',
        'Hospital universitário',
      ],
      [
        'General hospital',
        'Algemeen ziekenhuis',
        'Hospital general',
        'Hôpital général',
        'Allgemeinkrankenhaus',
        'Hospital geral',
      ],
      [
        'General practice',
        'Huisartsenpraktijk',
        'Consulta de medicina de familia',
        'Cabinet de médecine générale',
        'Hausarztpraxis',
        'Clínica de medicina geral',
      ],
      [
        'Specialist clinic',
        'Gespecialiseerde kliniek',
        'Clínica especializada',
        'Clinique spécialisée',
        'Fachklinik',
        'Clínica especializada',
      ],
      [
        'Mental health care',
        'Geestelijke gezondheidszorg',
        'Salud mental',
        'Santé mentale',
        'Psychiatrische Versorgung',
        'Saúde mental',
      ],
      ['Nursing home', 'Verpleeghuis', 'Residencia asistida', 'Maison de soins', 'Pflegeheim', 'Lar de idosos'],
      ['Pharmacy', 'Apotheek', 'Farmacia', 'Pharmacie', 'Apotheke', 'Farmácia'],
    ],
  },
  {
    label: [
      'Life sciences',
      'Levenswetenschappen',
      'Ciencias de la vida',
      'Sciences du vivant',
      'Lebenswissenschaften',
      'Ciências da vida',
    ],
    values: [
      [
        'Pharmaceutical company',
        'Farmaceutisch bedrijf',
        'Empresa farmacéutica',
        'Entreprise pharmaceutique',
        'Pharmaunternehmen',
        'Empresa farmacêutica',
      ],
      [
        'Biotechnology company',
        'Biotechnologiebedrijf',
        'Empresa de biotecnología',
        'Entreprise de biotechnologie',
        'Biotechnologieunternehmen',
        'Empresa de biotecnologia',
      ],
      [
        'Medical device company',
        'Producent van medische hulpmiddelen',
        'Empresa de productos sanitarios',
        'Entreprise de dispositifs médicaux',
        'Medizintechnikunternehmen',
        'Empresa de dispositivos médicos',
      ],
      [
        'Contract research organization',
        'Contractonderzoeksorganisatie',
        'Organización de investigación por contrato',
        'Organisation de recherche sous contrat',
        'Auftragsforschungsinstitut',
        'Organização de investigação por contrato',
      ],
    ],
  },
  {
    label: [
      'Academic and public',
      'Academisch en publiek',
      'Académico y público',
      'Académique et public',
      'Akademisch und öffentlich',
      'Académico e público',
    ],
    values: [
      ['University', 'Universiteit', 'Universidad', 'Université', 'Universität', 'Universidade'],
      [
        'Research institute',
        'Onderzoeksinstituut',
        'Instituto de investigación',
        'Institut de recherche',
        'Forschungsinstitut',
        'Instituto de investigação',
      ],
      [
        'Public health authority',
        'Gezondheidsdienst',
        'Autoridad de salud pública',
        'Autorité de santé publique',
        'Gesundheitsbehörde',
        'Autoridade de saúde pública',
      ],
      [
        'Health insurer',
        'Zorgverzekeraar',
        'Aseguradora de salud',
        'Assureur santé',
        'Krankenkasse',
        'Seguradora de saúde',
      ],
      [
        'Patient organization',
        'Patiëntenorganisatie',
        'Organización de pacientes',
        'Association de patients',
        'Patientenorganisation',
        'Associação de doentes',
      ],
    ],
  },
  OTHER,
];

const OCCUPATIONS: readonly Group[] = [
  {
    label: [
      'Healthcare',
      'Gezondheidszorg',
      'Atención sanitaria',
      'Soins de santé',
      'Gesundheitswesen',
      'Cuidados de saúde',
    ],
    values: [
      [
        'Medical specialist',
        'Medisch specialist',
        'Médico especialista',
        'Médecin spécialiste',
        'Facharzt',
        'Médico especialista',
      ],
      ['General practitioner', 'Huisarts', 'Médico de familia', 'Médecin généraliste', 'Hausarzt', 'Médico de família'],
      [
        'Resident physician',
        'Arts in opleiding',
        'Médico residente',
        'Médecin interne',
        'Assistenzarzt',
        'Médico interno',
      ],
      ['Nurse', 'Verpleegkundige', 'Enfermería', 'Infirmier', 'Pflegefachkraft', 'Enfermeiro'],
      ['Pharmacist', 'Apotheker', 'Farmacéutico', 'Pharmacien', 'Apotheker', 'Farmacêutico'],
      ['Dentist', 'Tandarts', 'Odontólogo', 'Dentiste', 'Zahnarzt', 'Médico dentista'],
      ['Physiotherapist', 'Fysiotherapeut', 'Fisioterapeuta', 'Kinésithérapeute', 'Physiotherapeut', 'Fisioterapeuta'],
      ['Psychologist', 'Psycholoog', 'Psicólogo', 'Psychologue', 'Psychologe', 'Psicólogo'],
      ['Midwife', 'Verloskundige', 'Matrona', 'Sage-femme', 'Hebamme', 'Parteira'],
      [
        'Medical information specialist',
        'Medisch informatiespecialist',
        'Documentalista médico',
        'Documentaliste médical',
        'Medizinischer Informationsspezialist',
        'Especialista em informação médica',
      ],
    ],
  },
  {
    label: [
      'Research and education',
      'Onderzoek en onderwijs',
      'Investigación y docencia',
      'Recherche et enseignement',
      'Forschung und Lehre',
      'Investigação e ensino',
    ],
    values: [
      ['Researcher', 'Onderzoeker', 'Investigador', 'Chercheur', 'Forscher', 'Investigador'],
      ['PhD candidate', 'Promovendus', 'Doctorando', 'Doctorant', 'Doktorand', 'Doutorando'],
      ['Lecturer or professor', 'Docent of hoogleraar', 'Profesor', 'Enseignant', 'Dozent oder Professor', 'Professor'],
      ['Student', 'Student', 'Estudiante', 'Étudiant', 'Student', 'Estudante'],
      ['Librarian', 'Bibliothecaris', 'Bibliotecario', 'Bibliothécaire', 'Bibliothekar', 'Bibliotecário'],
    ],
  },
  {
    label: ['Industry', 'Industrie', 'Industria', 'Industrie', 'Industrie', 'Indústria'],
    values: [
      [
        'Medical affairs',
        'Medische zaken',
        'Asuntos médicos',
        'Affaires médicales',
        'Medizinische Angelegenheiten',
        'Assuntos médicos',
      ],
      [
        'Regulatory affairs',
        'Regelgeving',
        'Asuntos regulatorios',
        'Affaires réglementaires',
        'Zulassung',
        'Assuntos regulamentares',
      ],
      [
        'Clinical research',
        'Klinisch onderzoek',
        'Investigación clínica',
        'Recherche clinique',
        'Klinische Forschung',
        'Investigação clínica',
      ],
      [
        'Health economics',
        'Gezondheidseconomie',
        'Economía de la salud',
        'Économie de la santé',
        'Gesundheitsökonomie',
        'Economia da saúde',
      ],
      [
        'Pharmacovigilance',
        'Geneesmiddelenbewaking',
        'Farmacovigilancia',
        'Pharmacovigilance',
        'Pharmakovigilanz',
        'Farmacovigilância',
      ],
      [
        'Marketing or sales',
        'Marketing of verkoop',
        'Marketing o ventas',
        'Marketing ou ventes',
        'Marketing oder Vertrieb',
        'Marketing ou vendas',
      ],
    ],
  },
  {
    label: ['Society', 'Samenleving', 'Sociedad', 'Société', 'Gesellschaft', 'Sociedade'],
    values: [
      [
        'Policy maker',
        'Beleidsmaker',
        'Responsable de políticas',
        'Décideur public',
        'Politische Referenten',
        'Decisor político',
      ],
      ['Journalist', 'Journalist', 'Periodista', 'Journaliste', 'Journalist', 'Jornalista'],
      [
        'Patient or relative',
        'Patiënt of naaste',
        'Paciente o familiar',
        'Patient ou proche',
        'Patient oder Angehörige',
        'Doente ou familiar',
      ],
    ],
  },
  OTHER,
];

function inLanguage({ label, values }: Group, language: InterfaceLanguage): ProfileChoiceGroup {
  const column = COLUMNS[language];
  return { label: label[column], values: values.map((word) => ({ value: word[0], label: word[column] })) };
}

/** The listed institutions and occupations, labelled in a language; what is saved is the same in all of them. */
export function profileSettings(language: InterfaceLanguage): ProfileSettings {
  return {
    institutions: INSTITUTIONS.map((group) => inLanguage(group, language)),
    occupations: OCCUPATIONS.map((group) => inLanguage(group, language)),
  };
}

/** Splits a saved institution or occupation into the choice of the form and its free text, '' where there is none. */
export function choiceOf(saved: string, groups: readonly ProfileChoiceGroup[]): { choice: string; other: string } {
  if (saved === '') return { choice: '', other: '' };
  const listed = groups.some(({ values }) => values.some(({ value }) => value === saved));
  return listed && saved !== OTHER_CHOICE ? { choice: saved, other: '' } : { choice: OTHER_CHOICE, other: saved };
}

/** What is saved of a choice of the form: the free text where it is Other. */
export function chosenText({ choice, other }: { choice: string; other: string }): string {
  return choice === OTHER_CHOICE ? other.trim() : choice;
}

/** Whether a signed-in user still has to fill in the profile (specification §5). */
export function lacksProfile({ institution, occupation }: { institution: string; occupation: string }): boolean {
  return institution.trim() === '' || occupation.trim() === '';
}
