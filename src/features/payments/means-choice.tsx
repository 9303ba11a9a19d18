import { chakra } from '@chakra-ui/react/styled-system'
import { type CheckMeans, checkMeans } from '#contract/payments/payments.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import type { Viewer } from '../../app/shared/viewer/viewer.ts'

type MeansChoiceProps = { viewer: Viewer; value: CheckMeans; onChange: (means: CheckMeans) => void }

/** Asks what changes hands. Zelle is a service of banks in the United States, where transfers are offered too. */
export function MeansChoice({ viewer, value, onChange }: MeansChoiceProps) {
  const { common, payments } = useI18nContext().LL
  const offered = checkMeans.filter((means) => means !== 'zelle' || viewer.family.bankTransfers)
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="u0.5">
      <chakra.span textStyle="label" aria-hidden>
        {common.pay.means()}
      </chakra.span>
      <SegmentedControl
        label={common.pay.means()}
        value={value}
        onChange={onChange}
        options={offered.map((means) => ({ value: means, label: payments.means[means]() }))}
      />
    </chakra.div>
  )
}
