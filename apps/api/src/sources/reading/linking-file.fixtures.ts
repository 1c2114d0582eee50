import { PAGE_HEIGHT, PAGE_WIDTH, pdfOfObjects } from './pdf-file.fixtures.ts';

/** The sentence that a {@link linkingFile} can be asked for. */
export const LINKED_SENTENCE = 'Colchicine is begun within one day of the first pain of gout.';

/** What its page says: addresses wherever a text can have one. */
const textsOf = (url: string) => [
  LINKED_SENTENCE,
  `Colchicine of gout: see ${url}/plain and ![dose](${url}/picture.png) or [more](${url}/link).`,
  `<img src="${url}/image"> <script src="${url}/script"></script> gout pain doi:${url}/doi`,
];

/**
 * A PDF that asks its reader for `url` in every way the format has: actions when it is opened, closed, printed or clicked,
 * pages and streams that stand elsewhere, forms that are sent and filled from there, media, scripts and metadata.
 */
export function linkingFile(url: string): Buffer {
  const elsewhere = (path: string) => `<< /Type /Filespec /FS /URL /F (${url}/${path}) >>`;
  const uri = (path: string) => `<< /S /URI /URI (${url}/${path}) >>`;
  const script = (path: string) =>
    `<< /S /JavaScript /JS (app.launchURL\\("${url}/${path}"\\); this.submitForm\\("${url}/${path}"\\);) >>`;
  const annotation = (more: string) => `<< /Type /Annot /Rect [0 0 600 800] ${more} >>`;
  const annotations = [
    annotation(`/Subtype /Link /A ${uri('link')}`),
    annotation(`/Subtype /Link /A << /S /GoToR /F ${elsewhere('remote.pdf')} /D [0 /Fit] >>`),
    annotation(`/Subtype /Link /A << /S /GoToE /F ${elsewhere('embedded.pdf')} /D [0 /Fit] >>`),
    annotation(`/Subtype /Link /A << /S /Launch /F ${elsewhere('program')} >>`),
    annotation(`/Subtype /Link /A << /S /ImportData /F ${elsewhere('data')} >>`),
    annotation(`/Subtype /Widget /FT /Tx /T (a) /V (b) /AA << /K ${script('key')} /Fo ${uri('focus')} >>`),
    annotation(`/Subtype /Widget /FT /Btn /T (c) /A << /S /SubmitForm /F ${elsewhere('form')} /Flags 4 >>`),
    annotation(`/Subtype /Movie /Movie << /F ${elsewhere('movie')} >> /A true`),
    annotation(
      `/Subtype /Screen /AA << /PO << /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D ${elsewhere('media')} >> >> >> >>`,
    ),
    annotation(`/Subtype /FileAttachment /FS ${elsewhere('attachment')}`),
    annotation(
      `/Subtype /RichMedia /RichMediaContent << /Assets << /Names [(a) ${elsewhere('rich')}] >> >> /RichMediaSettings << /Activation << /Condition /PO >> >>`,
    ),
  ];
  const drawn = textsOf(url)
    .map((text, line) => `BT /F1 8 Tf 40 ${740 - 20 * line} Td (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`)
    .join('\n');
  const picture = `/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8`;
  const stream = (entries: string, content = '') =>
    `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const metadata = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${url}/entity">]><x xmlns="${url}/xmp">&e;</x>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Metadata 8 0 R /URI << /Base (${url}/) >> /OpenAction ${uri('open')}
      /AA << /WC ${script('close')} /WP ${uri('print')} >>
      /Names << /JavaScript << /Names [(a) ${script('named')}] >> /EmbeddedFiles << /Names [(b) ${elsewhere('names')}] >> >>
      /AcroForm << /Fields [] /NeedAppearances true /XFA 9 0 R >> >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    `<< /Type /Font /Subtype /TrueType /BaseFont /Elsewhere /Encoding /WinAnsiEncoding /FontDescriptor 7 0 R >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Contents [5 0 R 10 0 R]
      /Resources << /Font << /F1 3 0 R >> /XObject << /I 6 0 R /R 11 0 R >> >>
      /AA << /O ${uri('page-open')} /C ${script('page-close')} >> /Annots [${annotations.join(' ')}] >>`,
    stream('', `${drawn}\nq 10 0 0 10 0 0 cm /I Do Q /R Do`),
    stream(
      `${picture} /F ${elsewhere('picture')} /OPI << /2.0 << /Type /OPI /Version 2.0 /F ${elsewhere('opi')} >> >>`,
    ),
    `<< /Type /FontDescriptor /FontName /Elsewhere /Flags 32 /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80
      /FontBBox [0 -200 1000 800] /FontFile2 12 0 R >>`,
    stream('/Type /Metadata /Subtype /XML', metadata),
    stream('', `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><submit target="${url}/xfa"/></xdp:xdp>`),
    stream(`/F ${elsewhere('contents')}`),
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Ref << /F ${elsewhere('reference.pdf')} /Page 0 >>`,
      'q Q',
    ),
    stream(`/F ${elsewhere('font')}`),
    `<< /Title (${url}/title) /Author (${url}/author) /Subject (doi:10.1000/x ${url}/subject) >>`,
  ];
  return pdfOfObjects(objects.map((object) => Buffer.from(object, 'latin1')));
}
