/** Every operation of signed-in users, with what it is tried by: UID stands for an account, CHAT for a chat. */
export const OPERATIONS = {
  user: '{ user { id email } }',
  listChatHistory: '{ listChatHistory(uid: "UID") { total items { sessionId } } }',
  loadChatHistory: '{ loadChatHistory(sessionId: "CHAT") { sessionId turns { question } } }',
  createUser: 'mutation { createUser { id email } }',
  updateUserDetails: 'mutation { updateUserDetails(details: {}) { id email } }',
  updateUserLanguage: 'mutation { updateUserLanguage(country: "de") { id email } }',
  updateIsUserVerified: 'mutation { updateIsUserVerified(isUserVerified: true) { id email } }',
  getSubscriptionById: '{ getSubscriptionById(subscription_id: "sub_none") { id discount { id } } }',
  createCustomer: 'mutation { createCustomer(email: "user@example.org", uid: "UID") }',
  getSubscriptionMethodTransaction: 'mutation { getSubscriptionMethodTransaction(subscriptionId: "sub_none") }',
  cancelSubscription: 'mutation { cancelSubscription(subscriptionId: "sub_none") }',
  loadQueries: '{ loadQueries(qid: "CHAT") { id title email } }',
  registerClick: 'mutation { registerClick(rid: "CHAT") }',
  saveChat: 'mutation ($session: Json!) { saveChat(sessionId: "CHAT", session: $session) }',
  renameChat: 'mutation { renameChat(sessionId: "CHAT", title: "New") }',
  shareChat: 'mutation { shareChat(sessionId: "CHAT", isChatShared: true) { isChatShared shareId } }',
  deleteChatHistory: 'mutation { deleteChatHistory(uid: "UID", sessionId: "CHAT") }',
} as const;
export type Operation = keyof typeof OPERATIONS;

export const OPERATION_NAMES = Object.keys(OPERATIONS).filter((name): name is Operation => name in OPERATIONS);

/** The body of a call that tries an operation. */
export function tryOperation(name: Operation, { uid, chat }: { uid: string; chat: string }) {
  const query = OPERATIONS[name].replace('UID', uid).replace('CHAT', chat);
  return { query, variables: query.includes('$session') ? { session: { citations: [], history: [] } } : {} };
}
