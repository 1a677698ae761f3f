import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { advisor, newClient, type Visitor } from './agenda-page'
import { enterAs } from './members'

export type Firm = {
  call: <T = unknown>(procedure: string, body: object) => Promise<T>
  answer: (thread: string, words: string) => Promise<unknown>
}

let member: Promise<Visitor> | undefined

export async function openFirm(): Promise<Firm> {
  member ??= advisor()
  const { db } = await member
  const call = async <T>(procedure: string, body: object) => {
    const { data, error } = await db.rpc(procedure as never, body as never)
    if (error) throw error
    return data as T
  }
  return {
    call,
    answer: (thread, words) => call('answer_message', { message: randomUUID(), thread, body: words }),
  }
}

export async function enterAsNew(page: Page, name: string): Promise<string> {
  const client = await newClient(name)
  await enterAs(page, client)
  return client.email
}
