import * as z from 'zod/mini'

/**
 * Says how a parent became known: `address`, they showed that they read mails to their address; `identity`, the bank
 * verified who they are.
 */
export const knownParent = z.object({ personId: z.string(), address: z.boolean(), identity: z.boolean() })
export type KnownParent = z.infer<typeof knownParent>
