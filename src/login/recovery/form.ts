import { chakra } from '@chakra-ui/react/styled-system'

export const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })
