import { chakra } from '@chakra-ui/react/styled-system'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import { Link } from '@tanstack/react-router'
import type { HistoryLineDto } from '#contract/history/history.ts'
import { pageOf } from '#src/app/shared/pages.ts'
import { useFeatures } from '#src/app/shared/use-features.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Money } from '#src/ui/data/amount.tsx'
import { Avatar } from '#src/ui/data/avatar.tsx'
import { IconShieldCheck } from '#src/ui/layout/shield-icons.tsx'
import { EntrySentence } from './entry-sentence.tsx'
import type { Texts } from './texts.ts'

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    columnGap: 'u1.5',
    px: { base: 'u2', sm: 'u2.5' },
    py: 'u1.5',
    breakInside: 'avoid',
  },
  variants: { ruled: { true: { '& + &': { borderTopWidth: '1px' } }, false: { py: 'u1' } } },
})
const Under = chakra('p', { base: { textStyle: 'secondary', color: 'fg.3' } })
const Quote = chakra('blockquote', {
  base: {
    mt: 'u0.5',
    ps: '10px',
    borderInlineStartWidth: '3px',
    color: 'fg.2',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})

/** Shows who did it: initials in a parent's colour, or a mark where no person did. */
function Face({ line: { actor, party }, viewer }: { line: HistoryLineDto; viewer: Viewer }) {
  const member = viewer.family.members.find(({ id }) => id === actor)
  if (member) return <Avatar initials={member.initials} who={member.side ?? 'other'} />
  return <Avatar initials="" icon={party === 'bank' ? IconBuildingBank : IconShieldCheck} who="other" />
}

type EntryLineProps = {
  line: HistoryLineDto
  viewer: Viewer
  texts: Texts
  /** A small card shows no quote and no amount. */
  brief?: boolean
  /** Counts earlier entries that this line stands for too. */
  before?: number
}

/** Shows one entry: who did what, when, and in which time zone. */
export function EntryLine({ line, viewer, texts, brief = false, before = 0 }: EntryLineProps) {
  const { systemFact, onlyYou, latest } = texts.history
  const marks = [
    line.systemFact && systemFact(),
    line.restricted && onlyYou(),
    line.notAnchored && texts.common.happened.notAnchored(),
  ].filter((mark) => typeof mark === 'string')
  const features = useFeatures()
  const { link, amountBeside } = features.flatMap(({ entries }) => entries?.[line.entity] ?? [])[0] ?? {}
  const page = pageOf(features, line.entity, line.entityId)
  return (
    <Item ruled={!brief}>
      <Face line={line} viewer={viewer} />
      <div>
        <p>
          <EntrySentence line={line} viewer={viewer} texts={texts} />
        </p>
        <Under>
          <time dateTime={line.at}>{viewer.moment(line.at)}</time>
          {before > 0 && ` · ${latest.before({ count: before })}`}
          {!brief && marks.map((mark) => ` · ${mark}`)}
          {!brief && link && page && (
            <>
              {' · '}
              <chakra.span color="fg.link" textDecoration="underline">
                <Link {...page}>{link(texts)}</Link>
              </chakra.span>
            </>
          )}
        </Under>
        {line.quote && !brief && <Quote>{line.quote}</Quote>}
      </div>
      {!brief && amountBeside && line.amount !== null && (
        <p>
          <Money>{viewer.money(line.amount)}</Money>
        </p>
      )}
    </Item>
  )
}
