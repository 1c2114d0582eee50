/** How an answer is held against its sources, without the schemas: a thread does it. */
export { checkAnswer } from './chat/claims/check-claims.ts';
