import { DocumentPage, type PageMark } from '@footnote/ui';
import { useEffect, useMemo, useRef } from 'react';
import { foundMarks, passageMarks, pictureMarks, sentenceMarks } from './page-marks.ts';
import { useDrawnPage, type LoadedPage } from './use-drawn-page.ts';
import type { Match } from './use-page-search.ts';
import type { ViewedPassage } from './viewed-document.ts';

interface DrawnPageProps {
  loaded: LoadedPage;
  /** CSS pixels of a point. */
  scale: number;
  /** The passage on this page, or null. */
  passage: ViewedPassage | null;
  /** What is looked for; '' for nothing. */
  wanted: string;
  /** The match on this page that is shown, or null. */
  match: Match | null;
  /** The region the page scrolls in. */
  region: HTMLElement | null;
}

/** A page with its passage and what was found on it, which are brought into sight. */
export function DrawnPage({ loaded, scale, passage, wanted, match, region }: DrawnPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const set = useDrawnPage(loaded, scale, { canvas, text });
  const { width, height } = loaded.page.getViewport({ scale });
  const boxes = useMemo(() => passageMarks(passage?.boxes ?? [], width / loaded.width), [passage, width, loaded]);
  const sentence = useMemo(() => {
    if (set === null || passage === null) return [];
    // The page of a scan is a picture, without any text in which the sentence could be found.
    return set.items.length === 0 ? pictureMarks(passage, boxes) : sentenceMarks(set, passage.sentence, boxes);
  }, [set, passage, boxes]);
  const ordinal = match?.ordinal ?? null;
  const found = useMemo(
    () => (set === null || wanted === '' ? [] : foundMarks(set, wanted, ordinal)),
    [set, wanted, ordinal],
  );
  useShown(region, match === null ? (sentence[0] ?? boxes[0]) : found.find(({ kind }) => kind === 'current'));
  return (
    <DocumentPage
      width={width}
      height={height}
      scale={width / loaded.width}
      canvasRef={canvas}
      textRef={text}
      marks={[...boxes, ...sentence, ...found]}
      busy={set === null}
    />
  );
}

/** Scrolls to a mark once it is there: near the middle, so that what stands around it can be read. */
function useShown(region: HTMLElement | null, mark: PageMark | undefined) {
  const [top, left] = [mark?.top, mark?.left];
  useEffect(() => {
    if (region === null || top === undefined || left === undefined) return;
    region.scrollTo({ top: top - region.clientHeight / 3, left: left - region.clientWidth / 3 });
  }, [region, top, left]);
}
