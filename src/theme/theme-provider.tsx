import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import './base.css'
import { system } from './system.ts'

/** Applies font, background and tokens to everything inside. Each of the two apps has one. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
