import { chakra } from '@chakra-ui/react/styled-system'
import type { ToneFindingDto } from '#contract/tone/tone.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'

const Item = chakra('li', { base: { display: 'grid', gap: 'u0.5', justifyItems: 'start' } })
const Passage = chakra('q', {
  base: {
    color: 'fg',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
    textDecorationColor: 'warning.dot',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
})

type ToneFindingProps = {
  finding: ToneFindingDto
  text: string
  /** Shows the passage where it is written; undefined once the text is another. */
  onShow: (() => void) | undefined
}

/** One passage: the words, how they may be read, why, and a calmer way. */
export function ToneFinding({ finding, text, onShow }: ToneFindingProps) {
  const { kinds, reasons, advice, check } = useI18nContext().LL.tone
  const passage = text.slice(finding.start, finding.end)
  return (
    <Item>
      <chakra.span display="flex" flexWrap="wrap" gap="u1" alignItems="center">
        <Passage>{passage}</Passage>
        <Chip tone="warning">{kinds[finding.kind]()}</Chip>
      </chakra.span>
      <chakra.span color="fg.2">{reasons[finding.reason]()}</chakra.span>
      <chakra.span color="fg">{check.instead({ advice: advice[finding.advice]() })}</chakra.span>
      {onShow && (
        <chakra.span ms="-u1.5">
          <Button variant="tertiary" size="small" onClick={onShow} aria-label={check.showPassage({ passage })}>
            {check.show()}
          </Button>
        </chakra.span>
      )}
    </Item>
  )
}
