import { chakra } from '@chakra-ui/react/styled-system'
import { fillLink, type LinkElement } from '#src/ui/navigation/link-element.ts'
import { Badge, type NavBadge } from '#src/ui/navigation/nav-item.tsx'

const Line = chakra('li', {
  base: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'u1',
      minH: { base: '44px', md: '36px' },
      px: 'u1.5',
      borderRadius: 'control',
      color: 'fg.2',
      whiteSpace: { base: 'nowrap', md: 'normal' },
      overflowWrap: { md: 'anywhere' },
      _hover: { bg: 'bg.hover' },
      '&[aria-current=page]': { bg: 'brand.tint', color: 'brand.strong', fontWeight: 'semibold' },
    },
  },
})

type FolderLineProps = { label: string; link: LinkElement; badge?: NavBadge | undefined }

/** Leads to one folder, with what waits in it. */
export function FolderLine({ label, link, badge }: FolderLineProps) {
  return (
    <Line>
      {fillLink(
        link,
        <>
          <span>{label}</span>
          {badge && badge.count > 0 && (
            <span>
              <Badge {...badge} />
            </span>
          )}
        </>,
      )}
    </Line>
  )
}
