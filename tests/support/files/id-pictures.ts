import sharp from 'sharp'

type Shot = {
  /**
   * `across` and `down` are the shares of the photo's width and height that the card fills; at 1 and above it reaches
   * or exceeds the edges.
   */
  readonly across?: number
  readonly down?: number
  /** Sets the resolution in pixels per inch of the card. */
  readonly dpi?: number
  readonly grey?: boolean
  /** Rotates the card by this many degrees. */
  readonly askew?: number
  readonly table?: string
  readonly paper?: string
  readonly type?: 'jpeg' | 'png'
}

/** Draws a card 3.37 inches wide that looks like an ID: a portrait, lines of text, a coloured band. */
const cardSvg = (width: number, height: number, paper: string): string => {
  const row = (at: number, text: string) =>
    `<text x="${width * 0.38}" y="${height * at}" font-size="${height * 0.07}" font-family="sans-serif" fill="#223">${text}</text>`
  return `<rect width="${width}" height="${height}" rx="${width * 0.03}" fill="${paper}"/>
    <rect x="${width * 0.03}" y="${height * 0.04}" width="${width * 0.94}" height="${height * 0.13}" fill="#1e5fa8"/>
    <rect x="${width * 0.05}" y="${height * 0.24}" width="${width * 0.27}" height="${height * 0.58}" fill="#c49a7a"/>
    <circle cx="${width * 0.185}" cy="${height * 0.45}" r="${height * 0.14}" fill="#7a4a2c"/>
    ${row(0.33, 'REYES')}${row(0.46, 'DANA MARIA')}${row(0.59, '120 WEST 105TH ST')}${row(0.72, 'EXP 2031-04-12')}`
}

/** Builds a photo of a card that lies on a table. The defaults pass every rule. */
export const idPhoto = ({
  across = 0.97,
  down = 0.97,
  dpi = 340,
  grey = false,
  askew = 0,
  table = '#3b2f2a',
  paper = '#e9eef4',
  type = 'jpeg',
}: Shot = {}): Promise<Buffer> => {
  const [width, height] = [Math.round(3.37 * dpi), Math.round(2.125 * dpi)]
  const [frameWidth, frameHeight] = [Math.round(width / across), Math.round(height / down)]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}">
    <rect width="100%" height="100%" fill="${table}"/>
    <g transform="translate(${(frameWidth - width) / 2} ${(frameHeight - height) / 2}) rotate(${askew} ${width / 2} ${height / 2})">
      ${cardSvg(width, height, paper)}
    </g></svg>`
  const image = sharp(Buffer.from(svg)).removeAlpha()
  const shot = grey ? image.greyscale() : image
  return (type === 'png' ? shot.png() : shot.jpeg({ quality: 92 })).toBuffer()
}
