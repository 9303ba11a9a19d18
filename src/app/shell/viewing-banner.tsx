import { chakra } from '@chakra-ui/react/styled-system'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useFamily } from '#src/app/shared/data/family.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    columnGap: 'u1',
    px: 'u2',
    py: 'u1',
    bg: 'brand.tint',
    color: 'brand.deep',
    textStyle: 'secondary',
    borderBottomWidth: '1px',
  },
})

/** Tells a read-only viewer whose view they have, and that they can only look. A professional finds the way back to their families. */
export function ViewingBanner() {
  const { LL } = useI18nContext()
  const family = useFamily()
  const { mode, viewpoint, members } = family
  if (mode === 'self') return null
  const name = members.find(({ id }) => id === viewpoint)?.firstName ?? ''
  return (
    <Bar aria-label={LL.shell.viewingAs({ name })}>
      <IconEye size={18} stroke={1.75} aria-hidden />
      <strong>{LL.shell.viewingAs({ name })}</strong>
      <span>{LL.shell.viewingHint({ name })}</span>
      {mayIn(family)('case.see') && (
        <chakra.span asChild color="brand.strong" textDecoration="underline">
          <Link to="/pro/mycases">{LL.shell.viewingBack()}</Link>
        </chakra.span>
      )}
    </Bar>
  )
}
