import { PLAN_FEATURE_NAMES, PLAN_NAMES, planContents, type PlanContents } from '@footnote/domain';
import { PlanComparison, type PlanComparisonRow } from '@footnote/ui';
import { useIntl } from 'react-intl';
import { translatorOf, type Translate } from '../../platform/i18n/translate.ts';
import { featureNames, planNames, planPoints, rows, shares } from './plan-words.ts';

const PLANS = PLAN_NAMES.map((plan) => ({ plan, contents: planContents(plan) }));

/** What each plan contains, read off the rules by which features are locked. */
export function PlanTable() {
  const intl = useIntl();
  const t = translatorOf(intl);
  const cells = (say: (contents: PlanContents) => string) =>
    PLANS.map(({ contents }) => ({ text: say(contents), has: true }));
  const table: PlanComparisonRow[] = [
    { id: 'questions', name: t(rows.questions), cells: cells(() => t(rows.unlimited)) },
    { id: 'proQuestions', name: t(rows.proQuestions), cells: cells((contents) => proQuestions(t, contents)) },
    {
      id: 'articles',
      name: t(rows.articles),
      cells: cells(({ articlesConsidered }) => intl.formatNumber(articlesConsidered)),
    },
    ...PLAN_FEATURE_NAMES.map((feature) => ({
      id: feature,
      name: t(featureNames[feature]),
      cells: PLANS.map(({ contents }) => {
        const share = contents.share(feature);
        return { text: t(shares[share]), has: share !== 'none' };
      }),
    })),
  ];
  return <PlanComparison caption={t(rows.caption)} plans={PLAN_NAMES.map((plan) => t(planNames[plan]))} rows={table} />;
}

function proQuestions(t: Translate, { proQuestions: limit }: PlanContents): string {
  return limit === null ? t(rows.unlimited) : t(planPoints.basic.questions, proQuestionNumbers(limit));
}

/** The numbers of the sentence about PRO questions. */
export function proQuestionNumbers(limit: NonNullable<PlanContents['proQuestions']>) {
  return { week: limit.perWeek, first: limit.inFirstDays, days: limit.firstDays };
}
