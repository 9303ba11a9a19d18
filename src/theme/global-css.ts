/** These styles apply to every page: background, text and one focus ring. Reduced motion is respected. */
export const globalCss = {
  html: { color: 'fg', bg: 'bg.canvas', fontFamily: 'body', scrollPaddingTop: 'u8', scrollPaddingBottom: 'u10' },
  body: { textStyle: 'body' },
  '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.line' },
  '*::placeholder': { color: 'fg.3' },
  // The attribute forces the focus state for samples, as `data-hover` and `data-active` do.
  ':is(:focus-visible, [data-focus-visible])': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  // Navigation moves focus here to be announced; nobody tabbed to it, so it shows no ring.
  'h1:focus-visible, main:focus-visible': { outline: 'none' },
  // A long name breaks as its surroundings do, though the reset gives each element a rule of its own.
  '[translate=no]': { overflowWrap: 'inherit' },
  'h1, h2, h3': { textWrap: 'balance' },
  // Touch would scroll the page behind a dialog. With a mouse, hiding the scroll bar would shift the page.
  '@media (pointer: coarse)': { 'html:has(dialog[open])': { overflow: 'hidden' } },
  // Blocks define their animations under `_motionSafe` only.
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': { transition: 'none !important' } },
  '@media print': { html: { bg: 'white' }, 'html:has([data-sheet=wide])': { page: 'wide' } },
  // The left margin leaves space for binding, as in the printed record.
  '@page': { margin: '16mm 14mm 16mm 22mm' },
  '@page wide': { size: 'landscape', margin: '10mm' },
}
