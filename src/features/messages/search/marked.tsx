import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { MarkedText } from '#contract/messages/message-search.ts'
import { Verbatim } from '#src/ui/data/verbatim.tsx'

/** The line below a found word is seen without colours as well. */
const Found = chakra('mark', {
  base: {
    bg: 'brand.tint',
    color: 'fg',
    fontWeight: 'semibold',
    textDecorationLine: 'underline',
    textDecorationColor: 'brand.strong',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
  },
})

/** Draws the found words of a text. The text is cut into pieces and never read as markup. */
export function Marked({ text, marks }: MarkedText) {
  const pieces: ReactNode[] = []
  let at = 0
  for (const { start, end } of marks) {
    pieces.push(text.slice(at, start), <Found key={start}>{text.slice(start, end)}</Found>)
    at = end
  }
  return (
    <Verbatim>
      {pieces}
      {text.slice(at)}
    </Verbatim>
  )
}
