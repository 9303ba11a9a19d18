import { chakra } from '@chakra-ui/react/styled-system'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleMinus from '@tabler/icons-react/dist/esm/icons/IconCircleMinus.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { Check, Verdict } from '#domain/record/judge.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { checkTexts } from '#i18n/verdict-text.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

const looks = {
  holds: { icon: IconCircleCheck, color: 'done.fg' },
  fails: { icon: IconCircleX, color: 'problem.fg' },
  open: { icon: IconCircleMinus, color: 'fg.3' },
  unknown: { icon: IconCircleMinus, color: 'fg.3' },
} as const

const isFailing = ({ checks }: Verdict) => checks.some(({ state }) => state === 'fails')

/** Lists each check of the file and its result. Beside one that fails, those that hold are folded and without colour. */
export function ChecksCard({ verdict, name }: { verdict: Verdict; name: string }) {
  const { LL } = useI18nContext()
  const folded = isFailing(verdict) ? verdict.checks.filter(({ state }) => state === 'holds') : []
  return (
    <Card bleed aria-labelledby="checks">
      <CardHeader
        id="checks"
        title={LL.verify.checksTitle()}
        aside={<chakra.span overflowWrap="anywhere">{name}</chakra.span>}
      />
      <CardBody>
        <CheckLines checks={verdict.checks.filter((check) => !folded.includes(check))} verdict={verdict} />
        {folded.length > 0 && (
          <chakra.details mt="u1.5" color="fg.2">
            <chakra.summary cursor="pointer" minH="u3" py="u0.5" color="brand.strong" display="list-item">
              {LL.verify.others()}
            </chakra.summary>
            <CheckLines checks={folded} verdict={verdict} />
          </chakra.details>
        )}
      </CardBody>
    </Card>
  )
}

type CheckLinesProps = { checks: readonly Check[]; verdict: Verdict }

const CheckLines = ({ checks, verdict }: CheckLinesProps) => (
  <chakra.ul display="flex" flexDirection="column" gap="u1.5">
    {checks.map((check) => (
      <CheckLine key={check.name} check={check} verdict={verdict} />
    ))}
  </chakra.ul>
)

function CheckLine({ check, verdict }: { check: Check; verdict: Verdict }) {
  const { LL } = useI18nContext()
  const { icon: Icon, color } = isFailing(verdict) && check.state === 'holds' ? looks.open : looks[check.state]
  return (
    <chakra.li display="flex" gap="u1.5" data-state={check.state}>
      <chakra.span color={color} flexShrink="0" mt="2px">
        <Icon size={20} stroke={1.75} aria-hidden />
      </chakra.span>
      <chakra.div minW="0" overflowWrap="anywhere" fontWeight={check.state === 'fails' ? 'semibold' : 'normal'}>
        <VisuallyHidden>{`${LL.verify.state[check.state]()}: `}</VisuallyHidden>
        {checkTexts(LL, check, verdict).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </chakra.div>
    </chakra.li>
  )
}
