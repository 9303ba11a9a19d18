import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { MyFilesSearch } from '../search.ts'

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    gap: 'u0.5',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: { base: '44px', md: '36px' },
      px: 'u1.5',
      borderRadius: 'control',
      color: 'fg.2',
      _hover: { bg: 'bg.hover' },
      '&[aria-current=page]': { bg: 'brand.tint', color: 'brand.strong', fontWeight: 'semibold' },
    },
  },
})

/** Leads to one's own files, and to those that others showed. */
export function ViewSwitch({ of }: Pick<MyFilesSearch, 'of'>) {
  const { views } = useI18nContext().LL.myFiles
  const current = (is: boolean) => (is ? { 'aria-current': 'page' as const } : {})
  return (
    <Bar aria-label={views.label()}>
      <Link to="/my-files" search={{}} {...current(of === undefined)}>
        {views.own()}
      </Link>
      <Link to="/my-files" search={{ of: 'others' }} {...current(of === 'others')}>
        {views.others()}
      </Link>
    </Bar>
  )
}
