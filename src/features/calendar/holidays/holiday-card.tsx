import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { HolidayDto } from '#contract/calendar/holidays.ts'
import type { HolidayInYear } from '#domain/parenting-time/holidays.ts'
import { fromEpoch } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { holidayChart } from '../holiday.chart.ts'
import { PlanActions } from '../plan/plan-actions.tsx'
import { PlanStanding } from '../plan/plan-standing.tsx'
import { type PlanAction, planActions } from '../plan/plan-texts.ts'
import { useTraveller } from '../times/use-traveller.ts'
import { childNames } from '../view/day-model.ts'
import { ruleText, sharesText } from './holiday-texts.ts'
import { OwnerLine } from './owner-line.tsx'

type HolidayCardProps = {
  holiday: HolidayDto
  /** Its days in the year that is shown; null where it is not kept then. */
  times: HolidayInYear | null
  onAction: (action: PlanAction) => void
}

/** Shows a holiday: when it is in a year and whose, its rule, and what this viewer may do with it now. */
export function HolidayCard({ holiday, times, onAction }: HolidayCardProps) {
  const { LL } = useI18nContext()
  const { holidays: messages, calendar } = LL
  const viewer = useTraveller()
  const chart = holidayChart(holiday)
  const { id, name, childIds, date, except, status } = holiday
  const rule = [ruleText(date, viewer, messages), sharesText(holiday, viewer, messages), childNames(childIds, viewer)]
  return (
    <Card edge={chart.isYourTurn ? 'attention' : undefined}>
      <CardBody>
        <chakra.div display="flex" gap="u1" flexWrap="wrap" alignItems="center" mb="u0.5">
          <chakra.h3 textStyle="cardHeading">
            <Verbatim>{name}</Verbatim>
          </chakra.h3>
          <Chip tone={toneOf(chart)}>{calendar.scheduleLabel[status]()}</Chip>
        </chakra.div>
        {times && (
          <chakra.p color="fg.2">
            {messages.card.times({
              from: viewer.moment(fromEpoch(times.from)),
              until: viewer.moment(fromEpoch(times.until)),
            })}
          </chakra.p>
        )}
        {times && <OwnerLine times={times} viewer={viewer} />}
        <chakra.p textStyle="secondary" color="fg.3" mt="u1">
          {rule.filter(Boolean).join(' · ')}
        </chakra.p>
        {except.length > 0 && (
          <chakra.p textStyle="secondary" color="fg.3">
            {messages.card.except({ years: [...except].join(', ') })}
          </chakra.p>
        )}
        <PlanStanding item={holiday} viewer={viewer} />
        <PlanActions
          allowed={planActions.filter((action) => chart.can({ type: `holiday.${action}` }))}
          labels={messages.action}
          onAction={onAction}
          edit={
            chart.can({ type: 'holiday.edit' }) && (
              <ButtonLink variant="secondary" link={<Link to="/calendar/holidays/$id/edit" params={{ id }} />}>
                {messages.action.edit()}
              </ButtonLink>
            )
          }
        />
      </CardBody>
    </Card>
  )
}
