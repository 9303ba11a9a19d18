import { deflateSync } from 'node:zlib'

const page = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n'

/** A PDF with these objects beside those of every PDF. */
export const pdfWith = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n${page}`, 'latin1'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1'),
  ])

export const streamOf = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`9 0 obj<<${dictionary}/Length ${data.length}>>stream\r\n`, 'latin1'),
    data,
    Buffer.from('\nendstream endobj\n', 'latin1'),
  ])

/** Writes objects into a deflated stream of objects, as programs do since PDF 1.5. */
export const objectStream = (...objects: readonly string[]): Buffer => {
  let place = 0
  const places = objects.map((object, index) => {
    const pair = `${index + 20} ${place}`
    place += object.length + 1
    return pair
  })
  const head = `${places.join(' ')} `
  return packedObjects(objects.length, head.length, `${head}${objects.join('\n')}`)
}

export const packedObjects = (count: number, first: number, contents: string): Buffer =>
  streamOf(`/Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode`, deflateSync(Buffer.from(contents, 'latin1')))

/** A stream of objects that unpacks to `bytes` zeros. */
export const bomb = (bytes: number): Buffer =>
  streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.alloc(bytes)))

const script = '/S/JavaScript/JS(app.alert(1))'
const attachment = (name: string) => `5 0 obj<</Type/Filespec/F(${name})/EF<</F 6 0 R>>>>endobj\n`

/** These run something, in all the ways to write it. */
export const activePdfs: readonly (readonly [string, Buffer])[] = [
  ['a script when it is opened', pdfWith(`5 0 obj<</OpenAction<<${script}>>>>endobj`)],
  ['a script by reference', pdfWith('5 0 obj<</OpenAction 6 0 R>>endobj ', `6 0 obj<<${script}>>endobj`)],
  ['a script of a page', pdfWith(`5 0 obj<</Type/Page/AA<</O<<${script}>>>>>>endobj`)],
  ['scripts by name', pdfWith('5 0 obj<</Names<</JavaScript 6 0 R>>>>endobj')],
  ['a name in codes', pdfWith('5 0 obj<</OpenAction<</S/J#61v#61Script/#4A#53 6 0 R>>>>endobj')],
  ['a script of a rendition', pdfWith('5 0 obj<</S/Rendition/JS 6 0 R>>endobj')],
  ['a program that is started', pdfWith('5 0 obj<</OpenAction<</S/Launch/F(calc.exe)>>>>endobj')],
  ['a form of XFA', pdfWith('5 0 obj<</AcroForm<</XFA 6 0 R>>>>endobj')],
  ['a medium that runs', pdfWith('5 0 obj<</Subtype/RichMedia>>endobj')],
  ['an attached program', pdfWith(attachment('setup.exe'))],
  ['an attached program behind a harmless name', pdfWith('5 0 obj<</F(a.txt)/UF(a.exe)/EF<</F 6 0 R>>>>endobj')],
  ['an attached program in UTF-16', pdfWith('5 0 obj<</UF<FEFF0061002E006500780065>/EF<</F 6 0 R>>>>endobj')],
  ['an attached file without a name', pdfWith('5 0 obj<</UF 7 0 R/EF<</F 6 0 R>>>>endobj')],
  ['a script in a packed stream', pdfWith(objectStream('<</Type/Catalog>>', `<<${script}>>`))],
  [
    'a packed stream without a type',
    pdfWith(streamOf('/N 1/First 5/Filter[/FlateDecode]', deflateSync(Buffer.from(`20 0 <<${script}>>`)))),
  ],
  [
    'a stream of objects that is not packed',
    pdfWith(streamOf('/Type/ObjStm/N 1/First 5', Buffer.from(`20 0 <<${script}>>`))),
  ],
  ['an object inside the data of a stream', pdfWith(streamOf('', Buffer.from(`5 0 obj<<${script}>>endobj`)))],
  ['an object inside a string', pdfWith(`5 0 obj(6 0 obj<<${script}>>)endobj`)],
  ['an object inside a comment', pdfWith(`%6 0 obj<<${script}>>\n`)],
  ['an object inside a string of a packed stream', pdfWith(packedObjects(2, 10, `20 0 21 2 (a<<${script}>>)`))],
  ['a comment between the key and the name', pdfWith('5 0 obj<</OpenAction<</S%\n/JavaScript>>>>endobj')],
  ['a trailer that is a catalogue', pdfWith(`trailer<</Root<</OpenAction<<${script}>>>>>>`)],
]

export const lockedPdfs: readonly (readonly [string, Buffer])[] = [
  [
    'encrypted, with packed objects',
    pdfWith(streamOf('/Type/ObjStm/N 1/First 5/Filter/FlateDecode', Buffer.alloc(64, 7)), 'trailer<</Encrypt 8 0 R>>'),
  ],
]

const deep = '<</A'.repeat(100_000)
const endless = '5 0 obj[6 0 R]endobj 6 0 obj[5 0 R]endobj 7 0 obj 7 0 R endobj '.repeat(10)
const opened = 'obj<<'.repeat(100_000)

export const unreadablePdfs: readonly (readonly [string, Buffer])[] = [
  [
    'a packed stream that is damaged',
    pdfWith(streamOf('/Type/ObjStm/N 1/First 5/Filter/FlateDecode', Buffer.from('no data'))),
  ],
  [
    'a packed stream with a second filter',
    pdfWith(streamOf('/Type/ObjStm/N 1/First 5/Filter[/ASCIIHexDecode/FlateDecode]', Buffer.from('78>'))),
  ],
  [
    'a packed stream whose filter stands elsewhere',
    pdfWith(streamOf('/Type/ObjStm/N 1/First 5/Filter 7 0 R', Buffer.from('78'))),
  ],
  [
    'a packed stream with two filters',
    pdfWith(streamOf('/Type/ObjStm/N 1/First 5/Filter null/Filter/FlateDecode', Buffer.from('78'))),
  ],
  ['values in each other without end', pdfWith(`5 0 obj${deep}`)],
  ['objects in each other without end', pdfWith(opened)],
  ['a packed stream of 300 MB', pdfWith(bomb(300_000_000))],
  ['a hundred packed streams of 4 MB', pdfWith(...Array.from({ length: 100 }, () => bomb(4_000_000)))],
]

export const harmlessPdfs: readonly (readonly [string, Buffer])[] = [
  ['a place to begin at', pdfWith('5 0 obj<</Type/Catalog/OpenAction[3 0 R/Fit]>>endobj')],
  ['a place to begin at, as an action', pdfWith('5 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>endobj')],
  ['references in a circle', pdfWith(endless)],
  ['the invoice as data', pdfWith(attachment('factur-x.xml'))],
  ['words about scripts', pdfWith('5 0 obj<</Title(Course: HTML/JavaScript /JS /Launch)>>endobj')],
  ['words about scripts, packed', pdfWith(objectStream('<</Title(Course: HTML/JavaScript)>>', '<</A 1>>'))],
  ['words about scripts, drawn', pdfWith(streamOf('', Buffer.from('BT (HTML /JavaScript) Tj ET')))],
  ['data of a picture', pdfWith(streamOf('/Subtype/Image', Buffer.from('xx/JS /XFA /JS\n')))],
  ['links', pdfWith('5 0 obj<</A<</S/URI/URI(https://shop.example/obj)>>>>endobj')],
  ['encrypted, without packed objects', pdfWith('trailer<</Encrypt 8 0 R>>')],
  ['beads and outlines', pdfWith('5 0 obj<</First 6 0 R/Last 6 0 R/N 7 0 R>>endobj')],
]
