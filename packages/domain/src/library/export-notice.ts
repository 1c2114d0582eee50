import { DISCLAIMER } from '../chat/messages.ts';

/** Said in every export whose format has a place for it. */
export const EXPORT_NOTICE = `PubMed records: courtesy of the U.S. National Library of Medicine. ${DISCLAIMER}`;
