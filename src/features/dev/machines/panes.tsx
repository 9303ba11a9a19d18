import { chakra } from '@chakra-ui/react/styled-system'

const stack = { display: 'flex', flexDirection: 'column', gap: 'u2', minW: '0' } as const

/** Beside the drawing on a wide screen. */
export const Side = chakra('div', { base: { ...stack, gridArea: { lg: 'side' } } })

/** Below it. */
export const Under = chakra('div', { base: { ...stack, gridArea: { lg: 'under' } } })
