import { Link, Outlet, useChildMatches } from '@tanstack/react-router'
import { permissions } from '#contract/permissions.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import { SectionNav, type SectionNavItem } from '#src/ui/navigation/section-nav.tsx'

/** What every link of the area needs: a page is current only at its own address, whatever filters stand behind it. */
const exactly = { exact: true, includeSearch: false } as const

/** The pages of the expense area, in their order. Only what exists, and what this reader may see. */
function useExpensePages(): SectionNavItem[] {
  const { area } = useI18nContext().LL.expenses
  // Of what the outlet shows now: what the address says may be ahead of it, and a bar that came later would move the page.
  const shown = useChildMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  const family = useFamily()
  return [
    {
      key: 'expenses',
      label: area.expenses(),
      link: <Link to="/expenses" activeOptions={exactly} />,
      current: shown === '/expenses',
    },
    ...(permissions['payment.see'](family)
      ? [
          {
            key: 'payments',
            label: area.payments(),
            link: <Link to="/expenses/payments" activeOptions={exactly} />,
            current: shown === '/expenses/payments',
          },
          {
            key: 'scheduled',
            label: area.scheduled(),
            link: <Link to="/expenses/scheduled" activeOptions={exactly} />,
            current: shown === '/expenses/scheduled',
          },
        ]
      : []),
    ...(permissions['support.see'](family)
      ? [
          {
            key: 'childSupport',
            label: area.childSupport(),
            link: <Link to="/expenses/childSupport" activeOptions={exactly} />,
            current: shown === '/expenses/childSupport',
          },
        ]
      : []),
    ...(permissions['paymentAccount.own'](family)
      ? [
          {
            key: 'account',
            label: area.account(),
            link: <Link to="/expenses/account" activeOptions={exactly} />,
            current: shown === '/expenses/account',
          },
        ]
      : []),
  ]
}

/** Round every page of the area: at each of its own pages the way to the others, but not in the midst of one item. */
export function ExpenseArea() {
  const { area } = useI18nContext().LL.expenses
  const pages = useExpensePages()
  return (
    <>
      {pages.length > 1 && pages.some(({ current }) => current) && <SectionNav label={area.label()} items={pages} />}
      <Outlet />
    </>
  )
}
