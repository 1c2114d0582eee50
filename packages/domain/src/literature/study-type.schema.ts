import { z } from 'zod';
import { SORT_OPTIONS, STUDY_TYPES } from './study-type.ts';

// Apart from the values, so that a screen that lists them does not load the schema library.
export const studyTypeSchema = z.enum(STUDY_TYPES);
export const sortOptionSchema = z.enum(SORT_OPTIONS);
