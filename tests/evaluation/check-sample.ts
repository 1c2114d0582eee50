import { checkClaims, type Claim, type ClaimModel } from '@footnote/domain';
import { citationFixture } from '@footnote/domain/fixtures';
import type { ClaimSample } from './claim-samples.ts';

/**
 * What the check says of a claim beside its article; characters that markdown gives a meaning are escaped, so that the claim
 * is read as it is written.
 */
export function checkSample({ claim, title, sentences }: ClaimSample, model?: ClaimModel): Claim | undefined {
  const written = claim.replace(/\s+/g, ' ').replace(/[[\]|`*_\\<>#]/g, String.raw`\$&`);
  const citations = [citationFixture({ title, abstract: sentences.join('\n') })];
  const markdown = `${written.replace(/[.\s]+$/, '')} [1].`;
  return checkClaims({ markdown, citations, ...(model === undefined ? {} : { model }) })[0];
}
