import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeLock, waitForLock } from '@/supabase/local/lock-file'
import { thoroughly } from '../support/thorough'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (text: string) => writeFile(path.join(folder, 'backend.lock'), text)
const owner = async () =>
  JSON.parse(await readFile(path.join(folder, 'backend.lock'), 'utf8')) as { pid: number }

describe('the lock of a data folder', () => {
  test('belongs to one process at a time until it is released', async () => {
    const release = await takeLock(folder)
    expect((await owner()).pid).toBe(process.pid)
    await expect(takeLock(folder)).rejects.toThrow(`is in use by the process ${process.pid}. Stop it first.`)
    await release()
    await (
      await takeLock(folder)
    )()
    expect(await readdir(folder)).toEqual([])
  })

  test('can be taken over from a process that died', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await once(child, 'exit')
    await write(JSON.stringify({ pid: child.pid, started: '' }))
    await takeLock(folder)
    expect((await owner()).pid).toBe(process.pid)
  })

  test.runIf(process.platform === 'linux')(
    'can be taken over if its pid now belongs to another process',
    async () => {
      await write(JSON.stringify({ pid: process.pid, started: '1' }))
      await takeLock(folder)
      expect(await readdir(folder)).toEqual(['backend.lock'])
    },
  )

  test('can be taken over from a process that died during its own takeover', async () => {
    await write(JSON.stringify({ pid: 2 ** 30, started: '' }))
    await writeFile(path.join(folder, 'backend.lock.takeover'), JSON.stringify({ pid: 2 ** 30, started: '' }))
    await takeLock(folder)
    expect((await owner()).pid).toBe(process.pid)
    expect(await readdir(folder)).toEqual(['backend.lock'])
  })

  test('can be taken over if it is unreadable', async () => {
    await write('{"pid"')
    await takeLock(folder)
    expect((await owner()).pid).toBe(process.pid)
  })

  test('goes to only one of many processes that find a dead owner together', async () => {
    for (let round = 0; round < thoroughly(100, 10); round++) {
      await write(JSON.stringify({ pid: 2 ** 30, started: '' }))
      const tries = await Promise.allSettled(Array.from({ length: 16 }, () => takeLock(folder)))
      expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      expect(await readdir(folder)).toEqual(['backend.lock'])
    }
  })
})

test('a process that waits for a lock gets it when the other process releases it', async () => {
  const file = path.join(folder, 'build.lock')
  const release = await waitForLock(file)
  const order: string[] = []
  const second = waitForLock(file).then(async (giveBack) => {
    order.push('second')
    await giveBack()
  })
  await new Promise((resolve) => setTimeout(resolve, 400))
  order.push('first')
  await release()
  await second
  expect(order).toEqual(['first', 'second'])
  expect(await readdir(folder)).toEqual([])
})
