import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fake-service-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function orderFault(url: string, fault: Record<string, unknown>): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/__faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
  if (!answer.ok) throw new Error(await answer.text())
}
