import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { namesOf } from '../people.ts'

type LeftOutProps = {
  people: readonly string[]
  /** Set where nobody is left to write to. */
  everybody?: boolean
}

/** Names those to whom a message would go if the viewer could write to them. */
export function LeftOut({ people, everybody }: LeftOutProps) {
  const { form, thread } = useI18nContext().LL.messages
  const viewer = useViewer()
  if (people.length === 0) return null
  const names = namesOf(viewer, people, thread)
  return (
    <chakra.p textStyle="secondary" color="fg.2" role="status" {...(everybody && { px: 'u2.5', py: 'u2' })}>
      {everybody ? form.nobodyLeft({ names }) : form.leftOut({ names, count: people.length })}
    </chakra.p>
  )
}
