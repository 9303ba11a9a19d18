import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Lays out buttons: in a row at the end on a desktop; stacked and full width on a phone, where the primary one comes
 * first and a quiet one last. Two opposite answers keep their order and weight.
 */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: { sm: 'wrap' },
    justifyContent: { sm: 'flex-end' },
    alignItems: { base: 'stretch', sm: 'center' },
    gap: 'u1',
    '& > [data-variant=primary]': { order: { base: -1, sm: 0 } },
    '& > [data-variant=tertiary]': { order: { base: 1, sm: 0 } },
  },
  variants: {
    /** Two short buttons share a row on a phone where both fit. */
    pair: { true: { flexDirection: 'row', flexWrap: 'wrap', '& > *': { flex: { base: '1 1 auto', sm: 'none' } } } },
    /** In a narrow card two buttons of equal width share a row. */
    fill: { true: { '& > *': { flex: { sm: '1 1 40%' } } } },
  },
})
