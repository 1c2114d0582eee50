import { newReviewMemberSchema, type ReviewMember } from '@footnote/domain';
import { Banner, Button, ConfirmDialog, FormFrame, Inline, RadioGroup, Stack, TextInput } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { showFailure } from '../platform/api/show-failure.ts';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import type { PartProps } from './part-props.ts';
import { stageMessages } from './review-words.ts';
import { changeReview, inviteMember, removeMember } from './reviews.client.ts';

const messages = defineMessages({
  alone: {
    defaultMessage: 'You work on this review alone. To screen with colleagues, share it in an organization.',
    description: 'Said of a systematic review of one person',
  },
  share: { defaultMessage: 'Share with {organization}', description: 'Gives a collection to an organization' },
  shareTitle: {
    defaultMessage: 'Share this review with {organization}?',
    description: 'The question before a systematic review is given to an organization',
  },
  shareText: {
    defaultMessage:
      'It is the organization’s from then on, and its admins see it. That cannot be taken back, because the work of others will be in it.',
    description: 'What follows from giving a systematic review to an organization',
  },
  keepOwn: { defaultMessage: 'Keep it mine', description: 'Answer to the question before something is shared' },
  screeners: { defaultMessage: 'Who decides on a record', description: 'Choice: how many people screen each record' },
  one: { defaultMessage: 'One person', description: 'Choice: how many people screen each record' },
  two: {
    defaultMessage: 'Two people, without knowing of one another',
    description: 'Choice: how many people screen each record',
  },
  people: { defaultMessage: 'Who works on it', description: 'Heading of the people of a systematic review' },
  member: {
    defaultMessage: '{name}: {title, number} by title and abstract, {fullText, number} by full text',
    description: 'Somebody who works on a review, and how many records they decided on',
  },
  former: { defaultMessage: 'Somebody who left', description: 'In place of a name' },
  away: { defaultMessage: 'no longer takes part', description: 'Behind a name' },
  remove: { defaultMessage: 'Remove {name}', description: 'Takes somebody out of a systematic review' },
  leave: { defaultMessage: 'Leave the review', description: 'Takes the user out of a systematic review' },
  invite: { defaultMessage: 'Add', description: 'Has somebody work on a systematic review' },
  email: {
    defaultMessage: 'E-mail address of a member of {organization}',
    description: 'Field of a form: who is to work on a systematic review',
  },
  agreement: { defaultMessage: 'Agreement', description: 'Heading: how far screeners agree' },
  kappa: {
    defaultMessage:
      '{stage}, {one} and {other}: {observed, number, ::percent} of {records, number} records, Cohen’s kappa {kappa}',
    description: 'How far two screeners agree',
  },
});

/** Who works on a review, how many decide on each record, and how far they agree. */
export function PeoplePart({ review, onChanged }: PartProps) {
  const t = useTranslate();
  const { id, revision } = review;
  const [chosen, setChosen] = useState<1 | 2 | null>(null);
  const screeners = chosen ?? review.screeners;
  const change = async (update: { screeners?: 1 | 2; shared?: true }) => {
    setChosen(update.screeners ?? null);
    const changed = await changeReview(id, { revision, ...update });
    if (!changed.ok) {
      setChosen(null);
      await showFailure(t, changed.error);
    }
    onChanged();
  };
  return (
    <Stack>
      {!review.shared && <Alone onShare={() => void change({ shared: true })} />}
      {review.manageable && review.shared && (
        <RadioGroup
          label={t(messages.screeners)}
          options={[
            { value: '1', label: t(messages.one) },
            { value: '2', label: t(messages.two) },
          ]}
          value={screeners === 1 ? '1' : '2'}
          onChange={(value) => void change({ screeners: value === '1' ? 1 : 2 })}
        />
      )}
      <Members review={review} onChanged={onChanged} />
      {review.manageable && review.shared && <Invite review={review} onChanged={onChanged} />}
      <AgreementOf review={review} />
    </Stack>
  );
}

/** Leads from a review of one person to one of an organization, which is for good and therefore asked. */
function Alone({ onShare }: { onShare: () => void }) {
  const t = useTranslate();
  const { id: acting, name: organization } = useSnapshot(actingFor);
  const [asked, setAsked] = useState(false);
  const share = t(messages.share, { organization });
  const action = (
    <Button size="small" onClick={() => setAsked(true)}>
      {share}
    </Button>
  );
  return (
    <>
      <Banner tone="info" {...(acting === null ? {} : { action })}>
        {t(messages.alone)}
      </Banner>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(messages.shareTitle, { organization })}
        description={t(messages.shareText)}
        confirmLabel={share}
        cancelLabel={t(messages.keepOwn)}
        onConfirm={() => {
          setAsked(false);
          onShare();
        }}
      />
    </>
  );
}

function useNames() {
  const t = useTranslate();
  return ({ name }: Pick<ReviewMember, 'name'>) => (name === '' ? t(messages.former) : name);
}

function Members({ review, onChanged }: PartProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const nameOf = useNames();
  const remove = async ({ id, self }: ReviewMember) => {
    const removed = await removeMember(review.id, id);
    if (!removed.ok) await showFailure(t, removed.error);
    else if (self && !review.manageable) await navigate(paths.reviews, { replace: true });
    onChanged();
  };
  return (
    <section aria-labelledby="people">
      <h2 id="people">{t(messages.people)}</h2>
      <Stack gap="x2">
        {review.members.map((member) => {
          const name = nameOf(member);
          const removable = member.active && !member.owner && (review.manageable || member.self);
          return (
            <Inline key={member.id} justify="space-between">
              <span>
                {t(messages.member, { name, ...member.decided })}
                {!member.active && ` (${t(messages.away)})`}
              </span>
              {removable && (
                <Button size="small" variant="quiet" onClick={() => void remove(member)}>
                  {member.self ? t(messages.leave) : t(messages.remove, { name })}
                </Button>
              )}
            </Inline>
          );
        })}
      </Stack>
    </section>
  );
}

function Invite({ review, onChanged }: PartProps) {
  const t = useTranslate();
  const { name: organization } = useSnapshot(actingFor);
  const form = useSchemaForm({ schema: newReviewMemberSchema, initial: { email: '' } });
  const invite = () =>
    form.submit(async ({ email }) => {
      const added = await form.send(() => inviteMember(review.id, email));
      if (!added.ok) return;
      form.reset({ email: '' });
      onChanged();
    });
  const { email: error } = form.errors;
  return (
    <FormFrame submitLabel={t(messages.invite)} onSubmit={invite} busy={form.busy} problem={form.problem}>
      <TextInput
        label={t(messages.email, { organization })}
        type="email"
        autoComplete="off"
        value={form.values.email}
        onChange={(email) => form.change({ email })}
        {...(error === undefined ? {} : { error })}
      />
    </FormFrame>
  );
}

function AgreementOf({ review: { agreement, members } }: Pick<PartProps, 'review'>) {
  const t = useTranslate();
  const nameOf = useNames();
  const named = (id: string) => nameOf(members.find((member) => member.id === id) ?? { name: '' });
  if (agreement.length === 0) return null;
  return (
    <section aria-labelledby="agreement">
      <h2 id="agreement">{t(messages.agreement)}</h2>
      <ul>
        {agreement.map(({ stage, members: [one, other], observed, records, kappa }) => (
          <li key={`${stage} ${one} ${other}`}>
            {t(messages.kappa, {
              stage: t(stageMessages[stage]),
              one: named(one),
              other: named(other),
              observed: observed ?? 0,
              records,
              kappa: kappa === null ? '–' : kappa.toFixed(2),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
