-- Who reads a document: the latest to begin, a name made for each time; whoever began before it moves it no more.
ALTER TABLE source_document ADD COLUMN reader text;
