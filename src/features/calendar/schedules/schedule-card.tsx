import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ParentingScheduleDto } from '#contract/calendar/parenting-schedules.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Actions } from '#src/ui/buttons/actions.tsx'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/data/chip.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { parentingScheduleChart } from '../schedule.chart.ts'
import { childNames } from '../view/day-model.ts'
import { nightsOf } from './cycle-nights.ts'
import { NightsPicture } from './nights-picture.tsx'
import { pairOf } from './pair.ts'
import { type ScheduleAction, scheduleActions } from './schedule.commands.ts'

type ScheduleCardProps = { schedule: ParentingScheduleDto; onAction: (action: ScheduleAction) => void }

const daysText = ({ startsOn, endsOn }: ParentingScheduleDto, viewer: Viewer, { card }: Messages): string => {
  const from = viewer.date(startsOn)
  return endsOn === null ? card.from({ from }) : card.range({ from, to: viewer.date(endsOn) })
}
type Messages = TranslationFunctions['parentingSchedules']

/** Says who recorded it and what the other parent says. Others than parents are told neither. */
function standingText(schedule: ParentingScheduleDto, viewer: Viewer, { card }: Messages): string {
  if (viewer.family.standing !== 'parent') return ''
  const { createdBy, firstId, secondId, facts } = schedule
  const otherId = createdBy === firstId ? secondId : firstId
  const name = viewer.nameOf(otherId)
  const recorded = viewer.isYou(createdBy) ? card.recordedByYou() : card.recordedBy({ name: viewer.nameOf(createdBy) })
  const yours = viewer.isYou(otherId)
  const said = {
    none: yours ? card.yourTurn() : card.waits({ name }),
    agreed: yours ? card.youConfirmed() : card.confirmed({ name }),
    objected: yours ? card.youDisputed() : card.disputed({ name }),
  }
  return `${recorded}. ${said[facts.answer]}${facts.answer === 'none' && yours ? '' : '.'}`
}

/** Shows a schedule, whose nights are whose, and what this viewer may do with it now. */
export function ScheduleCard({ schedule, onAction }: ScheduleCardProps) {
  const { LL } = useI18nContext()
  const { parentingSchedules: messages, calendar } = LL
  const viewer = useViewer()
  const chart = parentingScheduleChart(schedule)
  const allowed = scheduleActions.filter((action) => chart.can({ type: `parentingSchedule.${action}` }))
  const mayEdit = chart.can({ type: 'parentingSchedule.edit' })
  const { name, childIds, cycle, weekends, reason, status, id } = schedule
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
              <chakra.h3 textStyle="cardHeading">
                <Verbatim>{name}</Verbatim>
              </chakra.h3>
              <Chip tone={toneOf(chart)}>{calendar.scheduleLabel[status]()}</Chip>
            </chakra.div>
            <chakra.p color="fg.2">{daysText(schedule, viewer, messages)}</chakra.p>
            <chakra.p textStyle="secondary" color="fg.3">
              {[childNames(childIds, viewer), rotation].join(' · ')}
            </chakra.p>
            <chakra.p textStyle="secondary" color="fg.2" mt="u1">
              {standingText(schedule, viewer, messages)}
            </chakra.p>
            {reason && (
              <chakra.blockquote textStyle="secondary" color="fg.2" mt="u0.5" ps="u1.5" borderInlineStartWidth="3px">
                {reason}
              </chakra.blockquote>
            )}
          </chakra.div>
        </chakra.div>
        {(allowed.length > 0 || mayEdit) && (
          <Actions mt="u2">
            {allowed.map((action) => (
              <Button
                key={action}
                variant={action === 'end' || action === 'delete' ? 'tertiary' : 'secondary'}
                onClick={() => onAction(action)}
              >
                {messages.action[action]()}
              </Button>
            ))}
            {mayEdit && (
              <ButtonLink variant="secondary" link={<Link to="/calendar/schedules/$id/edit" params={{ id }} />}>
                {messages.action.edit()}
              </ButtonLink>
            )}
          </Actions>
        )}
      </CardBody>
    </Card>
  )
}

function pictureText(nights: string, [first, second]: ReturnType<typeof pairOf>, { card }: Messages): string {
  const secondCount = [...nights].filter((letter) => letter === 'B').length
  const firstCount = nights.length - secondCount
  return card.picture({ first: first.name, second: second.name, firstCount, secondCount, count: nights.length })
}
