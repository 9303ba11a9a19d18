import { readFileSync } from 'node:fs'

type Face = 'regular' | 'bold'
export type Style = { readonly face: Face; readonly size: number; readonly leading: number; readonly ink: string }

/** Both colours are dark enough to survive a photocopier. */
const black = '#000000'
const gray = '#4a4a4a'

export const styles = {
  title: { face: 'bold', size: 23, leading: 29, ink: black },
  section: { face: 'bold', size: 14, leading: 19, ink: black },
  heading: { face: 'bold', size: 10.5, leading: 15, ink: black },
  strong: { face: 'bold', size: 9.5, leading: 13.5, ink: black },
  body: { face: 'regular', size: 9.5, leading: 13.5, ink: black },
  quiet: { face: 'regular', size: 9.5, leading: 13.5, ink: gray },
  small: { face: 'regular', size: 7.5, leading: 10.5, ink: gray },
  smallStrong: { face: 'bold', size: 7.5, leading: 10.5, ink: black },
  hash: { face: 'regular', size: 8.5, leading: 13.5, ink: black },
  code: { face: 'bold', size: 14, leading: 21, ink: black },
} as const satisfies Record<string, Style>

const fontFile = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))
let read: { readonly regular: Buffer; readonly bold: Buffer } | undefined

/** Registers the fonts, which are embedded in the document. */
export const registerFaces = (doc: PDFKit.PDFDocument): void => {
  read ??= { regular: fontFile('figtree-regular'), bold: fontFile('figtree-bold') }
  doc.registerFont('regular', read.regular)
  doc.registerFont('bold', read.bold)
}
