import type { By, Meta, Parties, TurnIn } from '../shared/turn.ts'

export const myFileParties = { owner: ['owner'], reader: ['reader'] } as const satisfies Parties
export type MyFileParty = keyof typeof myFileParties
export type MyFileTurn = TurnIn<typeof myFileParties>

/** `given`: those who know of the file may read it. `gone`: nothing lists it any more. */
export type MyFileMeta = Meta<MyFileTurn> & { readonly given?: true; readonly gone?: true }

/** Nothing but its state decides about a file. */
export type MyFileFacts = Readonly<Record<string, never>>

/** To whom a file is shown is in the commands `privilege` and `share`; the server knows who may be among them. */
export type MyFileEvent = { readonly by: By } & (
  | { readonly type: 'myFile.rename' }
  | { readonly type: 'myFile.addVersion' }
  | { readonly type: 'myFile.privilege' }
  | { readonly type: 'myFile.share' }
  | { readonly type: 'myFile.withdraw' }
  | { readonly type: 'myFile.delete' }
)
