const MOST_PLACES = 20;

/** Where a phrase stands in a text, whatever the capitals; offsets of its first letters. */
export function wordPlaces(text: string, phrase: string): number[] {
  const sought = phrase.toLowerCase();
  const folded = text.toLowerCase();
  // Some letters grow in lower case: offsets would not be those of the text.
  if (sought === '' || folded.length !== text.length) return [];
  const places: number[] = [];
  for (
    let at = folded.indexOf(sought);
    at !== -1 && places.length < MOST_PLACES;
    at = folded.indexOf(sought, at + sought.length)
  )
    places.push(at);
  return places;
}
