/** What holds on every page: ground, text, one focus ring, and the two wishes of a reader we never overrule. */
export const globalCss = {
  html: { color: 'fg', bg: 'bg.canvas', fontFamily: 'body', scrollPaddingTop: 'u8', scrollPaddingBottom: 'u10' },
  body: { textStyle: 'body' },
  '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.line' },
  '*::placeholder': { color: 'fg.3' },
  // The attribute holds the state still, where it is shown: as `data-hover` and `data-active` do.
  ':is(:focus-visible, [data-focus-visible])': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  ':focus:not(:focus-visible)': { outline: 'none' },
  // Where a new page puts focus: it is read, nobody pressed it.
  'h1:focus-visible, main:focus-visible': { outline: 'none' },
  'h1, h2, h3': { textWrap: 'balance' },
  // Under a finger the page behind a dialog would scroll along; a mouse has a scroll bar that must not jump away.
  '@media (pointer: coarse)': { 'html:has(dialog[open])': { overflow: 'hidden' } },
  // Blocks that animate do so under `_motionSafe` only.
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': { transition: 'none !important' } },
  '@media print': { html: { bg: 'white' } },
  // Room to bind it, as the record on paper has.
  '@page': { margin: '16mm 14mm 16mm 22mm' },
}
