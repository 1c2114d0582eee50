import {
  alertListSchema,
  changedAlertSchema,
  followedAnswerSchema,
  linkedAlertSchema,
  savedAlertSchema,
  type AlertList,
  type AlertRequest,
  type AlertUpdate,
  type FollowedAnswer,
  type FollowRequest,
  type LinkedAlert,
  type Result,
  type SavedAlert,
} from '@footnote/domain';
import { callApi, type ApiError } from '../api/api.client.ts';

type Answer<T> = Promise<Result<T, ApiError>>;

// Saved searches are a person’s own, for whichever organization they act.
const actingFor = null;
const readAlert = (value: unknown) => savedAlertSchema.parse(value);
const nothing = () => null;

/** Addresses of the calls about saved searches and their alerts. */
export const alertCalls = {
  all: '/api/alerts',
  answers: '/api/alerts/answers',
  one: (id: string) => `/api/alerts/${encodeURIComponent(id)}`,
  click: (deliveryId: string) => `/api/alerts/clicks/${encodeURIComponent(deliveryId)}`,
  unsubscribe: (email: string) => `/api/unsubscribe?email=${encodeURIComponent(email)}`,
  link: (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`,
  linked: (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}/alert`,
} as const;

/** Loads the saved searches of the user and the answers they follow, the newest first. */
export function fetchAlerts(): Answer<AlertList> {
  return callApi(alertCalls.all, { actingFor, read: (value) => alertListSchema.parse(value) });
}

/** Follows an answer of a chat, for whichever organization it was asked. */
export function followAnswer(request: FollowRequest): Answer<FollowedAnswer> {
  return callApi(alertCalls.answers, {
    method: 'POST',
    body: request,
    read: (value) => followedAnswerSchema.parse(value),
  });
}

/** Loads a saved search of the user. */
export function fetchAlert(id: string): Answer<SavedAlert> {
  return callApi(alertCalls.one(id), { actingFor, read: readAlert });
}

/** Saves a search with an alert of it. */
export function subscribeAlert(request: AlertRequest): Answer<SavedAlert> {
  return callApi(alertCalls.all, { method: 'POST', actingFor, body: request, read: readAlert });
}

/** Pauses an alert, resumes it, or has it run more or less often. */
export function changeAlert(id: string, change: AlertUpdate): Answer<SavedAlert | FollowedAnswer> {
  return callApi(alertCalls.one(id), {
    method: 'PATCH',
    actingFor,
    body: change,
    read: (value) => changedAlertSchema.parse(value),
  });
}

/** Deletes a saved search with its alert, or ends following an answer. */
export function deleteAlert(id: string): Answer<null> {
  return callApi(alertCalls.one(id), { method: 'DELETE', actingFor, read: nothing });
}

/** Notes that the user came by a mail of an alert. */
export function registerClick(deliveryId: string): Answer<null> {
  return callApi(alertCalls.click(deliveryId), { method: 'POST', actingFor, read: nothing });
}

/** Ends all alerts of the user that go to an address. */
export function unsubscribeAddress(email: string): Answer<null> {
  return callApi(alertCalls.unsubscribe(email), { actingFor, read: nothing });
}

/** Says which alert the link of a mail ends. */
export function fetchLinkedAlert(token: string): Answer<LinkedAlert> {
  return callApi(alertCalls.linked(token), { actingFor, read: (value) => linkedAlertSchema.parse(value) });
}

/** Ends the alert that the link of a mail is about. */
export function unsubscribeByLink(token: string): Answer<null> {
  return callApi(alertCalls.link(token), { method: 'POST', actingFor, read: nothing });
}
