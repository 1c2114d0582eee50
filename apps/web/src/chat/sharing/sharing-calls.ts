/** Calls about chats that are shared; they load with what makes them. */
export const sharingCalls = {
  chatSessionShare: (sessionId: string) => `/api/chat/sessions/${encodeURIComponent(sessionId)}/share`,
  sharedChat: (shareId: string) => `/api/chat/shared/${encodeURIComponent(shareId)}`,
} as const;
