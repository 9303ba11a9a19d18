import { or, setup } from 'xstate'
import { by, byAmong } from '../shared/turn.ts'
import { type MyFileEvent, type MyFileFacts, type MyFileMeta, myFileParties } from './my-file.types.ts'

/** Actions are only named here; the server implements them. */
const effect = () => {}

const myFileSetup = setup({
  types: {
    context: {} as MyFileFacts,
    events: {} as MyFileEvent,
    input: {} as MyFileFacts,
    meta: {} as MyFileMeta,
  },
  guards: { by: byAmong(myFileParties) },
  actions: { rename: effect, addVersion: effect, show: effect, shut: effect, forget: effect },
})

const owner = by('owner')
const kept = {
  'myFile.rename': { guard: owner, actions: 'rename' },
  'myFile.addVersion': { guard: owner, actions: 'addVersion' },
} as const
const privilege = { guard: owner, target: 'privileged', actions: 'show' } as const
const share = { guard: owner, target: 'shared', actions: 'show' } as const
const withdraw = { guard: owner, target: 'withdrawn', actions: 'shut' } as const

/**
 * A file that somebody keeps in MyFiles.
 *
 * A `private` one exists for its owner alone and can be deleted. A `privileged` one is read by its owner and chosen
 * practitioners, in sessions of their own, and by nobody who looks on as its owner; a `shared` one by whomever it was
 * shared with, and by those who look on as one of them. Both may be shown to more people, and never to fewer, until
 * their owner withdraws them. Of a `withdrawn` one those people still know its name and SHA-256, and cannot read it.
 * Invariants: only its owner changes it; what others may have seen is never deleted. Deliberately absent: sharing what
 * was withdrawn, because whoever knew of it would read it again; and folders, which are their owner's own order.
 */
export const myFileMachine = myFileSetup.createMachine({
  id: 'myFile',
  context: ({ input }) => input,
  initial: 'private',
  states: {
    private: {
      meta: { turns: ['nobody'], label: 'private', tone: 'waiting' },
      on: {
        ...kept,
        'myFile.privilege': privilege,
        'myFile.share': share,
        'myFile.delete': { guard: or([owner, by('system')]), target: 'deleted', actions: 'forget' },
      },
    },
    privileged: {
      meta: { turns: ['nobody'], label: 'privileged', tone: 'waiting', given: true },
      on: { ...kept, 'myFile.privilege': privilege, 'myFile.share': share, 'myFile.withdraw': withdraw },
    },
    shared: {
      meta: { turns: ['nobody'], label: 'shared', tone: 'done', given: true },
      on: { ...kept, 'myFile.share': share, 'myFile.withdraw': withdraw },
    },
    withdrawn: { type: 'final', meta: { turns: ['nobody'], label: 'withdrawn', tone: 'waiting' } },
    deleted: { type: 'final', meta: { turns: ['nobody'], label: 'deleted', tone: 'waiting', gone: true } },
  },
})
