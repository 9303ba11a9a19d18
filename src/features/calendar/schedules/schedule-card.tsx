import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { eventColour } from '#src/theme/event-colours.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { PlanActions } from '../plan/plan-actions.tsx'
import { PlanStanding } from '../plan/plan-standing.tsx'
import { type PlanAction, planActions } from '../plan/plan-texts.ts'
import { parentingScheduleChart } from '../schedule.chart.ts'
import { childNames } from '../view/day-model.ts'
import { nightsOf } from './cycle-nights.ts'
import { NightsPicture } from './nights-picture.tsx'
import { pairOf } from './pair.ts'

/** The colour that its creator gave it, by which its card is found among others. */
const Colour = chakra('span', {
  base: { boxSize: '14px', borderRadius: 'pill', printColorAdjust: 'exact', _highContrast: { borderWidth: '1px' } },
})

type ScheduleCardProps = { schedule: ParentingScheduleDto; onAction: (action: PlanAction) => void }

const daysText = ({ startsOn, endsOn }: ParentingScheduleDto, viewer: Viewer, { card }: Messages): string => {
  const from = viewer.date(startsOn)
  return endsOn === null ? card.from({ from }) : card.range({ from, to: viewer.date(endsOn) })
}
type Messages = TranslationFunctions['parentingSchedules']

/** Shows a schedule, whose nights are whose, and what this viewer may do with it now. */
export function ScheduleCard({ schedule, onAction }: ScheduleCardProps) {
  const { LL } = useI18nContext()
  const { parentingSchedules: messages, calendar } = LL
  const viewer = useViewer()
  const chart = parentingScheduleChart(schedule)
  const allowed = planActions.filter((action) => chart.can({ type: `parentingSchedule.${action}` }))
  const mayEdit = chart.can({ type: 'parentingSchedule.edit' })
  const { name, childIds, cycle, weekends, status, id, colour } = schedule
  const pair = pairOf(schedule.firstId, schedule.secondId, viewer)
  const nights = nightsOf(cycle)
  const rotation = weekends ? messages.card.weekends() : messages.card.cycle({ count: cycle.length })
  return (
    <Card edge={chart.isYourTurn ? 'attention' : undefined}>
      <CardBody>
        <chakra.div display="flex" gap={{ base: 'u2', sm: 'u3' }} flexWrap="wrap">
          {!weekends && (
            <chakra.div flex="0 0 168px">
              <NightsPicture nights={nights} pair={pair} label={pictureText(nights, pair, messages)} />
            </chakra.div>
          )}
          <chakra.div flex="1 1 16rem" minW="0">
            <chakra.div display="flex" gap="u1" flexWrap="wrap" alignItems="center" mb="u0.5">
              <Colour
                role="img"
                aria-label={messages.form.colours[colour]()}
                style={{ backgroundColor: eventColour(colour) }}
              />
              <chakra.h3 textStyle="cardHeading">
                <Verbatim>{name}</Verbatim>
              </chakra.h3>
              <Chip tone={toneOf(chart)}>{calendar.scheduleLabel[status]()}</Chip>
            </chakra.div>
            <chakra.p color="fg.2">{daysText(schedule, viewer, messages)}</chakra.p>
            <chakra.p textStyle="secondary" color="fg.3">
              {[childNames(childIds, viewer), rotation].join(' · ')}
            </chakra.p>
            <PlanStanding item={schedule} viewer={viewer} />
          </chakra.div>
        </chakra.div>
        <PlanActions
          allowed={allowed}
          labels={messages.action}
          onAction={onAction}
          edit={
            mayEdit && (
              <ButtonLink variant="secondary" link={<Link to="/calendar/schedules/$id/edit" params={{ id }} />}>
                {messages.action.edit()}
              </ButtonLink>
            )
          }
        />
      </CardBody>
    </Card>
  )
}

function pictureText(nights: string, [first, second]: ReturnType<typeof pairOf>, { card }: Messages): string {
  const secondCount = [...nights].filter((letter) => letter === 'B').length
  const firstCount = nights.length - secondCount
  return card.picture({ first: first.name, second: second.name, firstCount, secondCount, count: nights.length })
}
