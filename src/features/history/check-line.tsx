import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { HistoryCheckDto } from '#contract/history/history.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { HeldPlace } from '#src/ui/layout/held-place.tsx'
import { IconShieldCheck, IconShieldX } from '#src/ui/layout/shield-icons.tsx'
import { checkQuery } from './history.queries.ts'
import { RecoveriesNote } from './recoveries-note.tsx'
import type { Texts } from './texts.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 'u1',
    minH: 'u6',
    py: { base: 'u1', sm: 'u0.5' },
    px: { base: 'u2', sm: 'u2.5' },
    borderBottomWidth: '1px',
    textStyle: 'secondary',
    color: 'fg.2',
  },
})

/** A phone has no room for it beside the verdict. */
const Note = chakra('span', {
  base: { flexBasis: { base: 'full', md: 'auto' }, order: { base: 1, md: 0 } },
})
const Again = chakra('span', { base: { ms: 'auto', me: '-u1.5' } })

type CheckLineProps = { viewer: Viewer; texts: Texts }

/**
 * Says "verified" and when, once every chain was walked from its first entry to its end and nothing contradicts what was
 * signed; else what is wrong.
 */
export function CheckLine({ viewer, texts }: CheckLineProps) {
  const app = useApp()
  const query = useQuery(checkQuery(app))
  const { check } = texts.history
  const { data } = query
  const again = (
    <Again>
      <Button variant="tertiary" size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        {check.again()}
      </Button>
    </Again>
  )
  if (query.isError)
    return (
      <Line role="alert">
        {check.failed()} {again}
      </Line>
    )
  if (!data)
    return (
      <Line role="status">
        <Spinner size={20} /> {check.checking()}
        <HeldPlace waits>
          <HoldsNote
            check={{ entries: usualEntries, checkedAt: app.serverClock.now() }}
            viewer={viewer}
            texts={texts}
          />
          {again}
        </HeldPlace>
      </Line>
    )
  const { recoveries = [] } = data
  if (recoveries.length > 0)
    return (
      <>
        <Verdict check={data} again={again} viewer={viewer} texts={texts} />
        <RecoveriesNote recoveries={recoveries} viewer={viewer} texts={texts} />
      </>
    )
  return <Verdict check={data} again={again} viewer={viewer} texts={texts} />
}

type VerdictProps = CheckLineProps & { check: HistoryCheckDto; again: React.ReactNode }

function Verdict({ check: data, again, viewer, texts }: VerdictProps) {
  const { check } = texts.history
  if (data.broken.length > 0) return <Broken check={data} again={again} texts={texts} />
  if (data.contradicted)
    return (
      <Banner tone="waiting" icon={IconShieldX} announce="status" title={check.contradicted()} action={again}>
        {check.contradictedText()}
      </Banner>
    )
  return (
    <Line>
      <chakra.span color="done.fg" display="flex">
        <IconShieldCheck size={18} stroke={1.75} aria-hidden />
      </chakra.span>
      <chakra.strong color="done.fg" fontWeight="semibold">
        {data.recoveries?.some(({ why }) => why !== 'keyRotated') ? check.restored() : check.holds()}
      </chakra.strong>
      <HoldsNote check={data} viewer={viewer} texts={texts} />
      {again}
    </Line>
  )
}

/** Stands in for the number that is not known yet, so that the line has its height. */
const usualEntries = 1_000

type HoldsNoteProps = CheckLineProps & { check: Pick<HistoryCheckDto, 'entries' | 'checkedAt'> }

function HoldsNote({ check: { entries, checkedAt }, viewer, texts }: HoldsNoteProps) {
  const { holdsText } = texts.history.check
  return <Note>{holdsText({ count: entries, entries: viewer.count(entries), time: viewer.moment(checkedAt) })}</Note>
}

type BrokenProps = { check: HistoryCheckDto; again: React.ReactNode; texts: Texts }

function Broken({ check: { broken }, again, texts }: BrokenProps) {
  const { check } = texts.history
  return (
    <Banner tone="problem" icon={IconShieldX} announce="alert" title={check.broken()} action={again}>
      {check.brokenText()}
      <ul>
        {broken.map(({ restricted, seq, why }) => {
          const what = check.why[why]({ seq })
          return (
            <li key={`${restricted} ${seq}`}>{restricted ? check.restricted({ what }) : check.shared({ what })}</li>
          )
        })}
      </ul>
    </Banner>
  )
}
