import { chakra } from '@chakra-ui/react/styled-system'
import type { RecordRecoveryDto } from '#contract/history/history.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import type { Texts } from './texts.ts'

const List = chakra('ul', {
  base: {
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1',
    borderBottomWidth: '1px',
    textStyle: 'secondary',
    color: 'fg.2',
    overflowWrap: 'anywhere',
  },
})

type RecoveriesNoteProps = { recoveries: readonly RecordRecoveryDto[]; viewer: Viewer; texts: Texts }

/** Says when and why the record was restored or its key replaced, and what was lost of it. */
export function RecoveriesNote({ recoveries, viewer, texts }: RecoveriesNoteProps) {
  const { recovery, check } = texts.history
  const lostText = ({ restricted, from, to }: RecordRecoveryDto['lost'][number]) => {
    const what = recovery.lost({ from, to })
    return restricted ? check.restricted({ what }) : check.shared({ what })
  }
  return (
    <List>
      {recoveries.map(({ at, why, reason, operator, lost }) => (
        <li key={at}>
          {recovery[why]({ time: viewer.moment(at), operator, reason })}
          {lost.map((range) => ` ${lostText(range)}`)}
        </li>
      ))}
    </List>
  )
}
