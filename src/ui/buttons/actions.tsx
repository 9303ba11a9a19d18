import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Buttons in a row: at the end on a desk, under one another and full width on a phone, the primary one first there.
 * Two opposite answers keep their order and their weight.
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
  },
  variants: {
    align: { start: { justifyContent: { sm: 'flex-start' } }, end: {} },
    /** In a narrow card: two to a row, each as wide as the other. */
    fill: { true: { '& > *': { flex: { sm: '1 1 40%' } } } },
  },
})
