import type { ContactFormLabels } from './ContactForm/ContactForm.tsx';

/** English words of the forms to the team, for stories. */
export const contactLabels: ContactFormLabels = {
  send: 'Send',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    jobTitle: 'Job title',
    country: 'Country',
    institution: 'Institution',
    institutionRole: 'Your role there',
    query: 'What can we do for you?',
  },
};

/** German words of the same forms, long ones among them. */
export const germanContactLabels: ContactFormLabels = {
  send: 'Nachricht absenden',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    company: 'Unternehmen oder Körperschaft',
    jobTitle: 'Berufsbezeichnung',
    country: 'Land',
    institution: 'Forschungs- oder Gesundheitseinrichtung',
    institutionRole: 'Ihre Zuständigkeit in der Einrichtung',
    query: 'Wie können wir Ihnen weiterhelfen?',
  },
};
