/** PRO questions a free user has in a week, and in the first days after signing up (specification §4). */
export const PRO_QUESTIONS = { perWeek: 3, inFirstDays: 5, firstDays: 7 } as const;

/** How much of a week's PRO questions is used. */
export interface ProAllowance {
  /** Questions asked this week; may exceed `allowed` when the first days end within a week. */
  used: number;
  /** Questions allowed this week. */
  allowed: number;
  /** Questions left, never below 0. */
  left: number;
}

/** The allowance of a free user, from whole days since signing up (`userSinceDays`) and the questions of this week. */
export function proAllowance(reader: { userSinceDays: number; currentWeekProUsage: number }): ProAllowance {
  const fresh = reader.userSinceDays < PRO_QUESTIONS.firstDays;
  const allowed = fresh ? PRO_QUESTIONS.inFirstDays : PRO_QUESTIONS.perWeek;
  const used = Math.max(0, Math.floor(reader.currentWeekProUsage) || 0);
  return { used, allowed, left: Math.max(0, allowed - used) };
}
