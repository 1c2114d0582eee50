// The words PubMed leaves out of a search, and the operators in lower case, which combine nothing.
const WORDS = `a about again all almost also although always among an and another any are as at be because been before being
between both but by can could did do does done due during each either enough especially etc for found from further had
has have having here how however i if in into is it its itself just kg km made mainly make may mg might ml mm most mostly
must nearly neither no nor not obtained of often on or our overall perhaps quite rather really regarding seem seen several
should show showed shown shows significantly since so some such than that the their theirs them then there therefore
these they this those through thus to upon use used using various very was we were what when which while with within
without would`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/));

/** Whether PubMed leaves a word (in lower case) out of terms that are not phrases. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
