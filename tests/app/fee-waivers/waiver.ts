import type { FeeWaiverDto, OwnFeeWaiverDto } from '#contract/fee-waivers/fee-waivers.ts'

export const waiverId = '00000000-0000-4000-8000-000000000301'
export const token = 't'.repeat(60)

export const document: FeeWaiverDto['documents'][number] = {
  id: '00000000-0000-4000-8000-000000000302',
  kind: 'benefits',
  type: 'application/pdf',
  bytes: 214_000,
  addedAt: '2026-11-17T15:00:00.000Z',
}

export const waiver: FeeWaiverDto = {
  id: waiverId,
  status: 'applied',
  version: 2,
  facts: { documented: true },
  applicant: { firstName: 'Dana', lastName: 'Reyes' },
  note: null,
  documents: [document],
  reason: null,
  appliedAt: '2026-11-17T14:00:00.000Z',
  endedAt: null,
  you: { actor: '00000000-0000-4000-8000-000000000002', party: 'applicant', mode: 'self' },
}

export const nothingYet: OwnFeeWaiverDto = { waiver: null, grantedUntil: null, mayApply: true }
export const open: OwnFeeWaiverDto = { waiver, grantedUntil: null, mayApply: false }
