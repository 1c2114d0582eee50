/** What is printed: while an answer is printed by itself, nothing else of its chat is. */
export const printing = { alone: false };
