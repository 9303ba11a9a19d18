import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { Link } from '@tanstack/react-router'
import type { WaitingChangeDto } from '#contract/calendar/waiting-changes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { Waiting } from '../../feature.ts'
import { requestTitle } from '../requests/request-texts.ts'
import { otherParentId } from '../schedules/pair.ts'
import { travelling } from '../times/both-times.ts'

/** Lists the change requests that wait for an answer. Each line opens its request. */
export function ChangeLines({ waiting: { changes } }: { waiting: Waiting }) {
  return changes.map((item) => (
    <li key={item.id}>
      <ChangeLine item={item} />
    </li>
  ))
}

function ChangeLine({ item }: { item: WaitingChangeDto }) {
  const { change, week } = useI18nContext().LL.home
  const viewer = travelling(useViewer(), week)
  const { id, kind, askerId, respondBy } = item
  const time = viewer.moment(respondBy)
  const isTheirs = askerId !== viewer.viewpoint
  const answerer = viewer.nameOf(otherParentId(askerId, viewer))
  return (
    <Row
      icon={IconArrowsExchange}
      title={requestTitle(item, viewer, change)}
      secondary={
        viewer.isYou(askerId) ? change[kind].you({ time }) : change[kind].name({ name: viewer.nameOf(askerId), time })
      }
      chip={
        <Chip tone={isTheirs && viewer.addressed ? 'attention' : 'waiting'}>
          {isTheirs ? change.task() : change.waitingFor({ name: answerer })}
        </Chip>
      }
      link={<Link to="/calendar/changes/$id" params={{ id }} />}
    />
  )
}
