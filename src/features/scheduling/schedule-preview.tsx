import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { SchedulePreviewDto as Preview } from '#contract/payment-schedules/payment-schedules.ts'
import { zoneText } from '#domain/zone-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

const shown = 12
const Lines = chakra('ol', { base: { listStyleType: 'none', m: '0', p: '0', mt: 'u1' } })
const Line = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'u2',
    py: '4px',
    fontVariantNumeric: 'tabular-nums',
    '& + &': { borderTopWidth: '1px' },
  },
})
const Quiet = chakra('p', { base: { textStyle: 'secondary', color: 'fg.2', mt: 'u1' } })

type PreviewProps = {
  /** Null means that the input is not a plan yet, undefined that the server has not answered yet. */
  preview: Preview | null | undefined
  failed: boolean
  viewer: Viewer
}

/** Shows each payment with its day and amount as it would be created, and what the plan leaves over. */
export function SchedulePreview({ preview, failed, viewer }: PreviewProps) {
  const { preview: messages } = useI18nContext().LL.paymentSchedules
  return (
    <Card aria-live="polite" aria-busy={preview === undefined && !failed}>
      <CardHeader title={messages.title()} />
      <CardBody>
        {preview ? (
          <Planned preview={preview} viewer={viewer} />
        ) : failed ? (
          <Quiet>{messages.failed()}</Quiet>
        ) : preview === null ? (
          <Quiet>{messages.empty()}</Quiet>
        ) : (
          <Skeleton width="240px" />
        )}
      </CardBody>
    </Card>
  )
}

function Planned({ preview, viewer }: { preview: Preview; viewer: Viewer }) {
  const { preview: messages } = useI18nContext().LL.paymentSchedules
  const { payments, left, zone, problems, asksPassword } = preview
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const last = payments.at(-1)
  const rest = payments.length - shown
  const after = left === null ? null : left - payments.length
  return (
    <>
      <chakra.p textStyle="strong">{messages.sum({ count: payments.length, amount: viewer.money(total) })}</chakra.p>
      <Lines>
        {payments.slice(0, shown).map(({ on, amount }) => (
          <Line key={on}>
            <span>{viewer.longDate(on)}</span>
            <span>{viewer.money(amount)}</span>
          </Line>
        ))}
      </Lines>
      {rest > 0 && last && <Quiet>{messages.more({ count: rest, date: viewer.longDate(last.on) })}</Quiet>}
      {left !== null && after !== null && <PlanLeft left={left} after={after} isEnough={problems.length === 0} />}
      <Quiet>{messages.zone({ zone: zoneText(zone, viewer.locale) })}</Quiet>
      {asksPassword && problems.length === 0 && <Quiet>{messages.password()}</Quiet>}
    </>
  )
}

type PlanLeftProps = { left: number; after: number; isEnough: boolean }

/** Says what the plan has left, and leads to the plan where that is too little. */
function PlanLeft({ left, after, isEnough }: PlanLeftProps) {
  const { LL } = useI18nContext()
  const { preview: messages } = LL.paymentSchedules
  const leftNow = left === 0 ? messages.noneLeft() : messages.leftNow({ count: left })
  if (after >= 0) return <Quiet>{isEnough ? messages.left({ count: after }) : leftNow}</Quiet>
  return (
    <chakra.div mt="u1.5">
      <Banner
        tone="waiting"
        announce="none"
        title={leftNow}
        action={
          <ButtonLink variant="secondary" size="small" link={<Link to="/account/plan" />}>
            {LL.shell.seePlan()}
          </ButtonLink>
        }
      >
        {messages.noneLeftText()}
      </Banner>
    </chakra.div>
  )
}
