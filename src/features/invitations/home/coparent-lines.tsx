import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link } from '@tanstack/react-router'
import type { WaitingCoparentDto } from '#contract/home.ts'
import { dateIn } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Chip } from '#src/ui/data/chip.tsx'
import { Row } from '#src/ui/data/row.tsx'
import type { Waiting } from '../../feature.ts'

/** Says what has to happen before the other parent joins. The line opens the page of the invitation. */
export function CoparentLines({ waiting: { coparent } }: { waiting: Waiting }) {
  return coparent.map((item) => (
    <li key={item.what}>
      <CoparentLine item={item} />
    </li>
  ))
}

function CoparentLine({ item: { what, personId, sentAt } }: { item: WaitingCoparentDto }) {
  const messages = useI18nContext().LL.home.coparent
  const viewer = useViewer()
  const name = personId === null ? '' : viewer.nameOf(personId)
  const date = sentAt === null ? '' : viewer.day(dateIn(sentAt, viewer.family.timeZone))
  const isTheirs = what === 'answer'
  return (
    <Row
      icon={IconUserCircle}
      title={name || messages.title()}
      named={name !== ''}
      secondary={messages.why[what]({ name, date })}
      chip={
        <Chip tone={isTheirs ? 'waiting' : 'attention'}>
          {isTheirs ? messages.waitingFor({ name }) : messages.task[what]()}
        </Chip>
      }
      link={<Link to="/account/coparent" />}
    />
  )
}
