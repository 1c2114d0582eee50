/** Calls back on Alt+N (specification §2), on every keyboard the key with the N; gives a way to stop. */
export function onNewChatKey(begin: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return;
    event.preventDefault();
    begin();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
