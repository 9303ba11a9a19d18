import { Link, Outlet, useChildMatches } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { SectionEntry } from '#src/features/navigation.ts'
import { SectionNav } from '#src/ui/navigation/section-nav.tsx'
import { useEntries } from './use-entries.ts'

/** A page is current only at its own address, whatever its filters are. */
const exactly = { exact: true, includeSearch: false } as const

type SectionPagesProps = { section: SectionEntry['section']; label: (LL: TranslationFunctions) => string }

/** Wraps every page of a section. Pages that are entries of it show a navigation bar; the page of one item does not. */
export function SectionPages({ section, label }: SectionPagesProps) {
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
