/** Defines the type scale in rem: 15/24 body, 13.5 secondary, 17/24 card heading, 28/36 page heading, 36/40 amount. */
const size = (px: number, line: number, fontWeight?: string) => ({
  value: { fontSize: `${px / 16}rem`, lineHeight: `${line / px}`, ...(fontWeight && { fontWeight }) },
})

export const textStyles = {
  body: size(15, 24),
  strong: size(15, 24, 'semibold'),
  secondary: size(13.5, 20),
  label: size(15, 20, 'semibold'),
  chip: size(13, 20, 'semibold'),
  caption: size(12, 16, 'semibold'),
  cardHeading: size(17, 24, 'heading'),
  pageHeading: { value: { fontSize: { base: '1.5rem', md: '1.75rem' }, lineHeight: '1.2857', fontWeight: 'heading' } },
  figure: size(24, 32, 'bold'),
  amount: size(36, 40, 'bold'),
}
