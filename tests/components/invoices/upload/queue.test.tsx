import { describe, expect, test } from 'vitest'
import {
  batchPercent,
  emptyQueue,
  sendable,
  uploadQueue,
  type Queue,
  type QueueAction,
} from '@/components/invoices/upload/queue'
import { maxFileMegabytes, maxFileSize } from '@/content/upload-limit'
import { isZipFile, openZipFile } from '@/components/invoices/upload/pick-files'
import { entry } from './fake-transport'
import { zipFile } from '../../../support/einvoice/zip-file'
import { plainPdf } from '../../../support/files/pdfs'

describe('the queue of uploads', () => {
  const run = (...actions: QueueAction[]): Queue => actions.reduce(uploadQueue, emptyQueue)
  const begun = { type: 'picked', opening: 0, preparing: 1, problems: [] } as const
  const picked: QueueAction = {
    type: 'prepared',
    entries: [entry('a', 3000), entry('b', 1000)],
    problems: ['malo'],
  }
  const started: QueueAction = { type: 'started', ids: ['a', 'b'] }
  const failed = (final: boolean) => ({ name: 'failed', message: 'No', final }) as const
  const ids = (queue: Queue) => queue.entries.map(({ id }) => id)

  describe('the list', () => {
    test('gets the files of a new drop, which replaces the earlier messages', () => {
      const queue = run(picked, begun, { type: 'prepared', entries: [entry('c')], problems: [] })
      expect(ids(queue)).toEqual(['a', 'b', 'c'])
      expect(queue.problems).toEqual([])
    })
    test('can be emptied, but not while files are being sent', () => {
      expect(run(picked, { type: 'cleared' })).toEqual(emptyQueue)
      expect(ids(run(picked, started, { type: 'cleared' }))).toEqual(['a', 'b'])
    })
    test('loses files that arrived, and keeps failed ones', () => {
      const queue = run(
        picked,
        started,
        { type: 'moved', id: 'a', phase: { name: 'done' } },
        { type: 'moved', id: 'b', phase: failed(false) },
        { type: 'finished' },
        { type: 'settled' },
      )
      expect(ids(queue)).toEqual(['b'])
      expect(queue).toMatchObject({ status: 'idle', arrived: [{}] })
    })
    test('never sends a file again that was refused for its content', () => {
      const queue = run(
        picked,
        { type: 'moved', id: 'a', phase: failed(true) },
        { type: 'moved', id: 'b', phase: failed(false) },
      )
      expect(sendable(queue).map(({ id }) => id)).toEqual(['b'])
    })
  })

  describe('the percentage', () => {
    const sending = (id: string, loaded: number): QueueAction => ({
      type: 'moved',
      id,
      phase: { name: 'sending', loaded },
    })
    test('grows with the bytes of the whole batch', () => {
      expect(batchPercent(run(picked, started))).toBe(0)
      expect(batchPercent(run(picked, started, sending('a', 2000)))).toBe(45)
    })
    test('stays at 90 until every file is finished, then is 100', () => {
      const sent = run(picked, started, sending('a', 3000), sending('b', 1000))
      expect(batchPercent(sent)).toBe(90)
      expect(batchPercent(uploadQueue(sent, { type: 'closing' }))).toBe(90)
      expect(batchPercent(uploadQueue(sent, { type: 'finished' }))).toBe(100)
    })
    test('includes files that a later press started', () => {
      const queue = run(
        picked,
        started,
        sending('a', 2000),
        { type: 'prepared', entries: [entry('c', 4000)], problems: [] },
        { type: 'started', ids: ['c'] },
      )
      expect(queue.batch).toEqual(['a', 'b', 'c'])
      expect(batchPercent(queue)).toBe(22)
    })
    test('leaves out files that were added but not started', () => {
      const queue = run(picked, started, sending('a', 2000), {
        type: 'prepared',
        entries: [entry('c', 9000)],
        problems: [],
      })
      expect(batchPercent(queue)).toBe(45)
    })
  })
})

describe('a ZIP', () => {
  const bytes = new TextEncoder().encode('<a/>')
  const zip = (...members: Parameters<typeof zipFile>[0]) => new File([zipFile(members)], 'junio.zip')
  const never = async () => false
  const problems = async (file: File) => (await openZipFile(file, never)).problems

  test('is recognised by the ending of its name', () => {
    const named = (name: string) => isZipFile(new File([], name))
    expect([named('a.zip'), named('A.ZIP'), named('a.xml'), named('zip')]).toEqual([true, true, false, false])
  })

  test('is opened into its XML and PDF files, each with its type and the name of the ZIP', async () => {
    const { entries, problems } = await openZipFile(
      zip(
        { name: 'marzo/ad1.xml', bytes, stored: true },
        { name: 'fv1.pdf', bytes: plainPdf(), stored: true },
        { name: 'logo.png', bytes },
      ),
      never,
    )
    expect(problems).toEqual([])
    expect(entries.map(({ file, zip, phase }) => [file.name, file.type, zip, phase.name])).toEqual([
      ['ad1.xml', 'application/xml', 'junio.zip', 'ready'],
      ['fv1.pdf', 'application/pdf', 'junio.zip', 'ready'],
    ])
    expect(await entries[0]?.file.text()).toBe('<a/>')
  })

  test('that is broken or unsafe gives one message with its name', async () => {
    expect(await problems(zip({ name: '../a.xml', bytes }))).toEqual([
      'El archivo "junio.zip" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. El ZIP trae un nombre de archivo que no es seguro. No lo abrimos por seguridad.',
    ])
    const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.xml`, bytes, stored: true }))
    expect(await problems(zip(...many))).toEqual([
      'El archivo "junio.zip" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. El ZIP trae más de 20 archivos. Envíalos en varios ZIP o sueltos.',
    ])
    expect(await problems(zip({ name: 'a.xml', bytes: new Uint8Array(15_000_000) }))).toEqual([
      'El archivo "junio.zip" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. El ZIP está comprimido de una forma que ninguna factura tiene. No lo abrimos por seguridad.',
    ])
    expect(await problems(new File(['PK'], 'roto.zip'))).toEqual([
      'El archivo "roto.zip" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. El ZIP está incompleto o dañado. Descárgalo otra vez del correo de tu proveedor.',
    ])
  })

  test('over the size limit is not opened, and an empty file inside is named', async () => {
    expect(await problems(new File([new Uint8Array(maxFileSize + 1)], 'grande.zip'))).toEqual([
      `El archivo "grande.zip" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
    ])
    expect(await problems(zip({ name: 'vacio.xml', bytes: new Uint8Array(), stored: true }))).toEqual([
      'El archivo "vacio.xml" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML. Está vacío: pesa 0 bytes. Descárgalo otra vez, o toma la foto de nuevo.',
    ])
  })
})
