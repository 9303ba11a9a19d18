import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { CorrespondentDto } from '#contract/messages/messages.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { namesOf } from '../people.ts'
import { LeftOut } from './left-out.tsx'
import { Recipients } from './recipients.tsx'
import type { Compose } from './use-compose.ts'
import { readersAmong, WhoReads } from './who-reads.tsx'

type ReplyToProps = {
  /** Everybody to whom the viewer may write. */
  people: readonly CorrespondentDto[]
  /** Everybody in the answered message but the viewer. */
  answered: readonly string[]
  /** Everybody in the thread but the viewer. */
  known: readonly string[]
  compose: Compose
}

/** Says who gets an answer, and lets its author add people and leave people out. Whoever is added sees nothing earlier. */
export function ReplyTo({ people, answered, known, compose }: ReplyToProps) {
  const { form, thread } = useI18nContext().LL.messages
  const viewer = useViewer()
  const { to, leftOut, problems } = compose
  const [isOpen, setOpen] = useState(to.length === 0)
  const readers = readersAmong(viewer, to).readers.map(({ id }) => id)
  const gone = new Set([...answered.filter((id) => people.every((one) => one.id !== id)), ...leftOut])
  const without = answered.filter((id) => !gone.has(id) && !readers.includes(id))
  const added = to.filter((id) => !known.includes(id))
  const isChoice = people.some(({ id }) => !to.includes(id)) || to.length > 1
  return (
    <>
      {isChoice && (
        <div>
          <Button size="small" variant="tertiary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {form.changeTo()}
          </Button>
        </div>
      )}
      {isChoice && (isOpen || problems.to) && <Recipients people={people} compose={compose} />}
      <LeftOut people={[...gone]} />
      <Said
        text={without.length > 0 && form.without({ names: namesOf(viewer, without, thread), count: without.length })}
      />
      <Said text={added.length > 0 && form.added({ names: namesOf(viewer, added, thread) })} />
      <WhoReads to={to} />
    </>
  )
}

function Said({ text }: { text: string | false }) {
  return (
    text && (
      <chakra.p textStyle="secondary" color="fg.2" role="status">
        {text}
      </chakra.p>
    )
  )
}
