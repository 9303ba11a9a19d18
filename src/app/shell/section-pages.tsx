import { Link, Outlet, useChildMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Right } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import type { SectionEntry } from '#src/features/navigation.ts'
import { SectionNav } from '#src/ui/navigation/section-nav.tsx'
import { useEntries } from '../shared/use-entries.ts'
import { PendingPage } from './pending-page.tsx'

/** Few see it, so nobody else loads it. */
const NotYours = lazy(async () => ({ default: (await import('./not-yours.tsx')).NotYours }))

/** A page is current only at its own address, whatever its filters are. */
const exactly = { exact: true, includeSearch: false } as const

type SectionPagesProps = {
  section: SectionEntry['section']
  label: (LL: TranslationFunctions) => string
  /** The right that all of its pages need, and what stands in their place without it. Without it, everybody sees them. */
  gate?: {
    readonly who: Right
    readonly title: (LL: TranslationFunctions) => string
    readonly text: (LL: TranslationFunctions) => string
  }
}

/** Wraps every page of a section. Pages that are entries of it show a navigation bar; the page of one item does not. */
export function SectionPages({ gate, ...section }: SectionPagesProps) {
  const { LL } = useI18nContext()
  const may = mayIn(useFamily())
  if (!gate || may(gate.who)) return <Pages {...section} />
  return (
    <Suspense fallback={<PendingPage />}>
      <NotYours page={section.label(LL)} title={gate.title(LL)} text={gate.text(LL)} />
    </Suspense>
  )
}

function Pages({ section, label }: Omit<SectionPagesProps, 'gate'>) {
  const { LL } = useI18nContext()
  const entries = useEntries(section)
  // This reads the outlet's match: the address may be ahead of it, and a bar that came later would shift the page.
  const shown = useChildMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  const pages = entries.map((entry) => ({
    key: entry.key,
    label: entry.label(LL),
    link: <Link {...entry.link} activeOptions={exactly} />,
    current: shown === entry.link.to,
  }))
  return (
    <>
      {pages.length > 1 && pages.some(({ current }) => current) && <SectionNav label={label(LL)} items={pages} />}
      <Outlet />
    </>
  )
}
