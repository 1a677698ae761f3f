import { describe, expect, test, vi } from 'vitest'
import type { Phase } from '@/components/invoices/upload/queue'
import { UploadFailure } from '@/components/invoices/upload/send-file'
import { outcomeToast, startBatch, type Batch } from '@/components/invoices/upload/start-batch'
import type { BatchOutcome } from '@/lib/uploads/schema'
import { entry, fakeTransport } from './fake-transport'

const patience = { timeout: 10_000 }

const quiet = { moved: vi.fn(), closing: vi.fn() }
const cut = new UploadFailure('network', 'Se cortó')

test('three files are sent at once, never four', async () => {
  let moving = 0
  let most = 0
  const transport = fakeTransport({
    send: async () => {
      most = Math.max(most, ++moving)
      await new Promise((resolve) => setTimeout(resolve, 5))
      moving--
    },
  })
  const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => entry(id))
  const { phases } = await startBatch(entries, transport, quiet, new Map()).ended
  expect(most).toBe(3)
  expect(phases.every(({ name }) => name === 'done')).toBe(true)
  expect(transport.close).toHaveBeenCalledTimes(1)
})

test('the files of one press share a batch, and each has its own key', async () => {
  const transport = fakeTransport()
  await startBatch([entry('a'), entry('b')], transport, quiet, new Map()).ended
  const [first, second] = transport.begin.mock.calls.map(([input]) => input)
  expect(first?.batch).toBe(second?.batch)
  expect(first?.key).not.toBe(second?.key)
  expect(transport.close).toHaveBeenCalledWith(first?.batch)
})

test('a failed file keeps its reason, the others arrive, and the batch is closed', async () => {
  const transport = fakeTransport({
    send: async (_, file) => (file.name === 'b.pdf' ? Promise.reject(cut) : undefined),
  })
  const { phases, outcome } = await startBatch(
    [entry('a'), entry('b'), entry('c')],
    transport,
    quiet,
    new Map(),
  ).ended
  expect(phases).toContainEqual({ name: 'failed', message: 'Se cortó', final: false, cut: true })
  expect(phases.filter(({ name }) => name === 'done')).toHaveLength(2)
  expect(outcome?.automation).toBe('sent')
})

test('a batch in which no file arrived is not closed', async () => {
  const transport = fakeTransport({ begin: async () => Promise.reject(cut) })
  expect((await startBatch([entry('a')], transport, quiet, new Map()).ended).outcome).toBeNull()
  expect(transport.close).not.toHaveBeenCalled()
})

test('files that arrived are reported as arrived even if closing the batch fails', async () => {
  const transport = fakeTransport({ close: async () => Promise.reject(cut) })
  const end = await startBatch([entry('a')], transport, quiet, new Map()).ended
  expect(end).toEqual({ phases: [{ name: 'done' }], outcome: null })
})

describe('another attempt', () => {
  test('within the batch uses the same key, while the other files are sent', async () => {
    let release = () => {}
    const slow = new Promise<void>((resolve) => (release = resolve))
    let tries = 0
    const transport = fakeTransport({
      send: (_, file) =>
        file.name === 'a.pdf' ? slow : tries++ === 0 ? Promise.reject(cut) : Promise.resolve(),
    })
    const broken = entry('b')
    const failed = vi.fn()
    const batch: Batch = startBatch(
      [entry('a'), broken],
      transport,
      {
        moved: (_, phase) => phase.name === 'failed' && failed(),
        closing: () => {},
      },
      new Map(),
    )
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), patience)
    expect(batch.again(broken)).toBe(true)
    release()
    const { phases } = await batch.ended
    expect(phases.map(({ name }) => name)).toEqual(['done', 'done'])
    const keys = transport.begin.mock.calls.filter(([{ name }]) => name === 'b.pdf').map(([{ key }]) => key)
    expect(new Set(keys).size).toBe(1)
    expect(batch.again(broken)).toBe(false)
  })

  test('for a file that had arrived succeeds, and is not called a duplicate of itself', async () => {
    const earlier = new Map()
    const lost = fakeTransport({ finish: async () => Promise.reject(cut) })
    await startBatch([entry('a')], lost, quiet, earlier).ended
    expect(earlier.get('a')).toBe('id-1')
    const twin = { status: 'duplicate', name: 'a.pdf', number: 'INV-2026-001' } as const
    const again = fakeTransport({ finish: async () => ({ ...twin, documentId: 'id-1' }) })
    expect((await startBatch([entry('a')], again, quiet, earlier).ended).phases).toEqual([{ name: 'done' }])
    const other = fakeTransport({ finish: async () => ({ ...twin, documentId: 'id-9' }) })
    expect((await startBatch([entry('c')], other, quiet, earlier).ended).phases).toEqual([
      { name: 'duplicate', of: 'a.pdf', number: 'INV-2026-001' },
    ])
  })
})

test('a file whose bytes are already stored is not sent again', async () => {
  const transport = fakeTransport({ begin: async () => ({ id: 'i', url: null, status: 'stored' }) })
  const { phases } = await startBatch([entry('a')], transport, quiet, new Map()).ended
  expect(transport.send).not.toHaveBeenCalled()
  expect(phases).toEqual([{ name: 'done' }])
})

test('a file that the server refused for its content cannot be tried again', async () => {
  const refused = new UploadFailure('file-type', 'El archivo "a.pdf" no es un formato válido.')
  const transport = fakeTransport({ finish: async () => Promise.reject(refused) })
  const { phases } = await startBatch([entry('a')], transport, quiet, new Map()).ended
  expect(phases).toEqual([{ name: 'failed', message: refused.message, final: true }])
})

const done: Phase = { name: 'done' }
const failed = (message: string): Phase => ({ name: 'failed', message, final: false })
const duplicate: Phase = { name: 'duplicate', of: 'a.pdf', number: null }
const outcome = (automation: BatchOutcome['automation'], drive = 0): BatchOutcome => ({
  closed: true,
  files: 2,
  drive,
  automation,
})
const text = (phases: Phase[], end: BatchOutcome | null) =>
  outcomeToast({ phases, outcome: end })?.description

describe('the message after an upload', () => {
  test('names n8n and Google Drive when everything worked', () => {
    expect(outcomeToast({ phases: [done, done], outcome: outcome('sent', 2) })).toEqual({
      kind: 'success',
      title: '¡Archivos subidos exitosamente!',
      description: 'Se subieron 2 archivo(s) correctamente y se notificó a n8n y Google Drive',
    })
  })
  test('names Drive only if a file was copied there', () => {
    expect(text([done], outcome('sent'))).toBe('Se subieron 1 archivo(s) correctamente y se notificó a n8n')
  })
  test('does not claim that an automation has answered before it has', () => {
    expect(text([done], outcome('pending', 1))).toBe(
      'Se subieron 1 archivo(s) correctamente. Ya hay copia en Google Drive. La revisión automática empieza en cuanto el servicio responda.',
    )
    expect(text([done], outcome('off'))).toBe('Se subieron 1 archivo(s) correctamente.')
    expect(text([done], null)).toBe('Se subieron 1 archivo(s) correctamente.')
  })
  test('gives the reason of a failure, and how many files still arrived', () => {
    expect(outcomeToast({ phases: [failed('Usuario no autenticado')], outcome: null })).toEqual({
      kind: 'error',
      title: 'Error al subir los archivos',
      description: 'Ocurrió un error: Usuario no autenticado',
    })
    expect(text([failed(''), done], outcome('sent'))).toBe(
      'Ocurrió un error: Error desconocido Se subieron 1 archivo(s) correctamente.',
    )
  })
  test('is neither an error nor a success if all files were duplicates', () => {
    expect(outcomeToast({ phases: [duplicate], outcome: outcome('off') })?.kind).toBe('info')
  })
})
