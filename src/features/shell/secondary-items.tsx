import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/app-context.ts'
import type { NavItem } from '#src/ui/nav-item.tsx'

/** What is about the person and the product rather than about the family. */
export function useSecondaryItems(): NavItem[] {
  const { session } = useApp()
  const { shell } = useI18nContext().LL
  const leave = () => session.send({ type: 'session.signOut' })
  return [{ key: 'signOut', label: shell.signOut(), icon: IconLogout, link: <button type="button" onClick={leave} /> }]
}
