import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { locales } from '#contract/locale.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { languageOptions } from '#src/app/shared/locale/language-field.tsx'
import { useLanguage } from '#src/app/shared/locale/use-language.ts'
import { ownFamiliesQuery, useShowFamily } from '#src/app/shared/session/own-families.ts'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Menu } from '#src/ui/navigation/menu.tsx'

export type AccountMenuProps = { name: string; anchor: RefObject<HTMLElement | null>; onClose: () => void }

/** The menu under the person's avatar. It loads when it is first opened. */
export function AccountMenu({ name, anchor, onClose }: AccountMenuProps) {
  const { session, client } = useApp()
  const { LL, locale } = useI18nContext()
  const { shell } = LL
  const toast = useToast()
  const choose = useLanguage(() => toast({ tone: 'warning', text: shell.languageFailed() }))
  const { data: own } = useQuery(ownFamiliesQuery(client))
  const show = useShowFamily(() => toast({ tone: 'warning', text: shell.familyFailed() }))
  const others = own?.items.filter(({ current }) => !current) ?? []
  const leave = () => session.send({ type: 'session.signOut' })
  return (
    <Menu
      label={shell.accountMenu()}
      head={name}
      anchor={anchor}
      onClose={onClose}
      entries={[
        { key: 'account', label: shell.toAccount(), icon: IconUserCircle, link: <Link to="/account" /> },
        ...others.map(({ familyId, name: family }) => ({
          key: familyId,
          label: shell.toFamily({ name: family }),
          icon: IconUsers,
          onPress: () => show.mutate({ body: { familyId } }),
        })),
        { key: 'help', label: shell.toHelp(), icon: IconHelp, link: <Link to="/help" /> },
        {
          key: 'signOut',
          label: shell.signOut(),
          icon: IconLogout,
          link: <button type="button" onClick={leave} />,
        },
      ]}
      choice={{
        label: shell.language(),
        value: locale,
        options: languageOptions,
        onChoose: (value) => {
          const chosen = locales.find((one) => one === value)
          if (chosen) choose(chosen)
        },
      }}
    />
  )
}
