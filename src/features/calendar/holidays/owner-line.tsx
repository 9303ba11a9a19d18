import { chakra } from '@chakra-ui/react/styled-system'
import type { HolidayInYear } from '#domain/parenting-time/holidays.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { sideOf } from '../view/day-model.ts'
import { Swatch } from '../view/swatch.tsx'

/** Says with whom the children are in one year: a parent, one after the other, or whoever has the days anyway. */
export function OwnerLine({ times: { blocks }, viewer }: { times: Pick<HolidayInYear, 'blocks'>; viewer: Viewer }) {
  const { share } = useI18nContext().LL.holidays
  if (blocks.length === 0) return <chakra.p color="fg.2">{share.whoeverHasIt()}</chakra.p>
  const names = blocks.map(({ parent }) => (parent === null ? '' : viewer.nameOf(parent)))
  const [first = '', second] = names
  return (
    <chakra.p display="flex" gap="u1" alignItems="center" mt="u0.5">
      {blocks.map(({ parent, from }) => (
        <Swatch key={from} who={sideOf(parent, viewer) ?? 'nobody'} aria-hidden="true">
          {parent !== null && viewer.nameOf(parent).slice(0, 1)}
        </Swatch>
      ))}
      <strong>{second ? share.halves({ first, second }) : first}</strong>
    </chakra.p>
  )
}
