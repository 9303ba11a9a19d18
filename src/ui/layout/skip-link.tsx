import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'

const Base = chakra('a', {
  base: {
    position: 'fixed',
    top: 'u1',
    insetInlineStart: 'u1',
    zIndex: 'skip',
    px: 'u2',
    py: 'u1',
    bg: 'primary.solid',
    color: 'primary.on',
    textStyle: 'label',
    borderRadius: 'control',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    // A fixed element would be repeated on every printed page.
    _print: { display: 'none' },
  },
})

/**
 * Skips the navigation as the first Tab stop. Where the focus can be moved, the address stays as it is: its fragment may be
 * the token of a mailed link.
 */
export function SkipLink({ children, target = 'main' }: { children: string; target?: string }) {
  const skip = (event: MouseEvent) => {
    const place = document.getElementById(target)
    place?.focus()
    if (document.activeElement === place) event.preventDefault()
  }
  return (
    <Base href={`#${target}`} onClick={skip}>
      {children}
    </Base>
  )
}
