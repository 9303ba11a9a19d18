import { chakra } from '@chakra-ui/react/styled-system'

const stack = { display: 'flex', flexDirection: 'column', gap: 'u2', minW: '0' } as const

/** Lies beside the drawing on a wide screen. */
export const Side = chakra('div', { base: { ...stack, gridArea: { lg: 'side' } } })

/** Lies below the drawing. */
export const Under = chakra('div', { base: { ...stack, gridArea: { lg: 'under' } } })
