/** Rejects with a sentence when something takes longer than so many milliseconds; what it does is not stopped. */
export async function within<T>(milliseconds: number, work: Promise<T>, sentence: string): Promise<T> {
  const overdue = Promise.withResolvers<never>();
  const timer = setTimeout(() => overdue.reject(new Error(sentence)), milliseconds);
  try {
    return await Promise.race([work, overdue.promise]);
  } finally {
    clearTimeout(timer);
  }
}
