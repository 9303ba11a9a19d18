import { chakra } from '@chakra-ui/react/styled-system'

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

/** Skips the navigation as the first Tab stop. */
export function SkipLink({ children, target = 'main' }: { children: string; target?: string }) {
  return <Base href={`#${target}`}>{children}</Base>
}
