import { chakra } from '@chakra-ui/react/styled-system'

const roofs = [
  { fill: 'var(--ev-colors-brand)', d: 'M2 19V9.6c0-.5.2-1 .6-1.3L8 3.4c.6-.6 1.5-.6 2.1 0L13 6v13z' },
  { fill: 'var(--ev-colors-roof)', d: 'M13 19V8l4.4-4.6c.6-.6 1.5-.6 2.1 0L25.3 8.3c.4.3.7.8.7 1.3V19z' },
]

/** Draws two roofs side by side and the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="u1.5" color="brand.deep">
      <svg width="28" height="22" viewBox="0 0 28 22" aria-hidden="true">
        {roofs.map(({ d, fill }) => (
          <path key={d} d={d} style={{ fill }} />
        ))}
      </svg>
      <chakra.span fontSize="1.0625rem" lineHeight="1.5rem" fontWeight="bold">
        {name}
      </chakra.span>
    </chakra.span>
  )
}
