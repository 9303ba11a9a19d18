import type { UnitOfWork } from '../../lifecycle/unit-of-work.ts'
import { extensionPoint } from '../extension-point.ts'

/**
 * Lets an area end what a member had planned, and what waits for an answer that nobody can give any more, once their
 * account is closed. It runs in the scope of the family's system.
 */
export const memberLeaves = extensionPoint<(change: UnitOfWork, memberId: string) => Promise<void>>()
