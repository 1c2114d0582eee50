/** Hands a file to the browser to save under a name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the URL after the click; revoking it in the same task would save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
