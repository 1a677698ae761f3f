import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFile, readKept } from '../neighbour/keep-file'
import type { Message } from './message'

export type MailStore = {
  add: (message: Message) => Promise<void>
  find: (id: string) => Message | undefined
  /** Newest first. */
  list: (to: string | null) => Message[]
  clear: () => Promise<void>
}

export async function openMailStore(folder: string): Promise<MailStore> {
  const messages = ((await readKept(folder)) as Message[]).sort((a, b) => a.date.localeCompare(b.date))
  const pathOf = (message: Message) => join(folder, `${message.id}.json`)
  return {
    async add(message) {
      await keepFile(pathOf(message), JSON.stringify(message))
      messages.push(message)
    },
    find: (id) => messages.find((message) => message.id === id),
    list(to) {
      const wanted = to?.toLowerCase()
      return messages
        .filter((message) => !wanted || message.to.some((address) => address === wanted))
        .toReversed()
    },
    async clear() {
      const gone = messages.splice(0)
      await Promise.all(gone.map((message) => rm(pathOf(message), { force: true })))
    },
  }
}
