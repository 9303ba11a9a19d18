import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Card, CardBody } from '../layout/card.tsx'

export type ProseSection = {
  id: string
  title: string
  /** Each line is a paragraph; lines that begin with a dash form a list. */
  text: string
  /** Shown below the text, such as a link to continue. */
  children?: ReactNode
}

const Text = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'u1.5',
    maxW: '68ch',
    overflowWrap: 'anywhere',
    '& ul': { listStyleType: 'disc', ps: 'u2.5', display: 'flex', flexDirection: 'column', gap: 'u0.5' },
  },
})

type Block = { readonly kind: 'text' | 'list'; readonly lines: readonly string[] }

function blocksOf(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const item = line.startsWith('- ')
    const last = blocks.at(-1)
    if (item && last?.kind === 'list') last.lines.push(line.slice(2))
    else blocks.push(item ? { kind: 'list', lines: [line.slice(2)] } : { kind: 'text', lines: [line] })
  }
  return blocks
}

/** Renders paragraphs and lists from a dictionary's text. */
export function ProseText({ children }: { children: string }) {
  return (
    <Text>
      {blocksOf(children).map(({ kind, lines }) =>
        kind === 'text' ? (
          <p key={lines[0]}>{lines}</p>
        ) : (
          <ul key={lines[0]}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
    </Text>
  )
}

/** Shows a long text: its sections on one card, each with its own anchor. */
export function Prose({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <Card bleed>
      <CardBody>
        <chakra.div display="flex" flexDirection="column" gap="u4" py={{ sm: 'u1' }} px={{ sm: 'u1' }}>
          {sections.map(({ id, title, text, children }) => (
            <chakra.section key={id} id={id} scrollMarginTop="u3" aria-labelledby={`${id}-title`}>
              <chakra.h2 id={`${id}-title`} textStyle="cardHeading" mb="u1">
                {title}
              </chakra.h2>
              <ProseText>{text}</ProseText>
              {children && <chakra.div mt="u1.5">{children}</chakra.div>}
            </chakra.section>
          ))}
        </chakra.div>
      </CardBody>
    </Card>
  )
}
