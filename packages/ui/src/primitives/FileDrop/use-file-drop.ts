import { useState, type DragEvent } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Follows files that are held over an element or dropped on it; texts and pictures of the page are left alone. */
export function useFileDrop(enabled: boolean, onDrop: (dropped: DataTransfer) => void) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = enabled ? 'copy' : 'none';
    setOver(enabled);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // A file dropped on a page that does not want it would be opened in its place.
    event.preventDefault();
    setOver(false);
    if (enabled) onDrop(event.dataTransfer);
  };
  const leave = (event: DragEvent) => {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!inside) setOver(false);
  };
  return { over, listeners: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop } };
}
