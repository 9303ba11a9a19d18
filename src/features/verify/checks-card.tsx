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

/** Lists each check of the file and its result. */
export function ChecksCard({ verdict, name }: { verdict: Verdict; name: string }) {
  const { LL } = useI18nContext()
  return (
    <Card bleed aria-labelledby="checks">
      <CardHeader
        id="checks"
        title={LL.verify.checksTitle()}
        aside={<chakra.span overflowWrap="anywhere">{name}</chakra.span>}
      />
      <CardBody>
        <chakra.ul display="flex" flexDirection="column" gap="u1.5">
          {verdict.checks.map((check) => (
            <CheckLine key={check.name} check={check} verdict={verdict} />
          ))}
        </chakra.ul>
      </CardBody>
    </Card>
  )
}

function CheckLine({ check, verdict }: { check: Check; verdict: Verdict }) {
  const { LL } = useI18nContext()
  const { icon: Icon, color } = looks[check.state]
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
