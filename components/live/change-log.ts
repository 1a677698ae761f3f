/** One change of a followed table. A deletion carries only the identity of the row. */
export type Change = { type: 'INSERT' | 'UPDATE' | 'DELETE'; row: Record<string, unknown> }

export type ChangeLog = { epoch: number; entries: readonly (Change & { epoch: number })[] }

export const emptyLog: ChangeLog = { epoch: 0, entries: [] }

type Action =
  | { type: 'changed'; change: Change }
  /** The server is about to be asked for the list again. */
  | { type: 'asked' }
  /** The list has come: it holds everything that happened before it was asked for. */
  | { type: 'read' }

/** Keeps what happened since the list was last asked for, so that an older answer never hides a newer row. */
export function changeLog(log: ChangeLog, action: Action): ChangeLog {
  switch (action.type) {
    case 'changed':
      return { ...log, entries: [...log.entries, { ...action.change, epoch: log.epoch }] }
    case 'asked':
      return { ...log, epoch: log.epoch + 1 }
    case 'read':
      return { ...log, entries: log.entries.filter((entry) => entry.epoch >= log.epoch) }
  }
}
