import { questionFrameFixture } from '@footnote/domain/fixtures';

/** Which of two drugs is better. */
export const compared = questionFrameFixture({
  type: 'comparison',
  interventions: ['haloperidol'],
  comparators: ['risperidone'],
});
/** Whether a drug helps. */
export const treated = questionFrameFixture({ interventions: ['omeprazole'] });
/** Whether a drug does harm. */
export const harmed = questionFrameFixture({ type: 'harm', interventions: ['finerenone'] });
