import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  must,
  register,
  registerClient,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let staff: Person
let ana: Person
let luis: Person
let server: Client
beforeAll(async () => {
  target = await openSharedTarget()
  server = openClient(target, target.secretKey)
  staff = await registerStaff(target)
  ana = await registerClient(target, staff, 'ana')
  luis = await registerClient(target, staff, 'luis')
})
afterAll(() => target?.stop())

const taskOf = (person: Person, name: string) => ({
  name,
  user_id: person.id,
  file_path: `task_${Date.now()}_${randomUUID()}`,
  storage_path: `tasks/${person.id}`,
  file_type: 'pending',
  file_size: 0,
})

const fileOf = (person: Person, name: string) => ({
  name,
  user_id: person.id,
  file_path: `/api/documentos/${randomUUID()}`,
  storage_path: `${person.id}/${randomUUID()}.pdf`,
  file_type: 'application/pdf',
  file_size: 1234,
  google_drive_id: 'drive-1',
  google_drive_link: 'https://drive.google.com/file/d/drive-1/view',
})

describe('the approval status', () => {
  test('can be read by its person as a single row', async () => {
    const own = await ana.client.from('user_approval_status').select('status').eq('user_id', ana.id).single()
    expect(own.data).toEqual({ status: 'approved' })
  })

  test('is not found by anybody else, with the error of `single`', async () => {
    const { error, status } = await ana.client
      .from('user_approval_status')
      .select('status')
      .eq('user_id', luis.id)
      .single()
    expect(status).toBe(406)
    expect(error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
    })
  })
})

describe('the Drive folder of a client', () => {
  test('is missing with PGRST116 before the first upload', async () => {
    const { error } = await ana.client.from('user_drive_folders').select('*').eq('user_id', ana.id).single()
    expect(error?.code).toBe('PGRST116')
  })

  test('is stored once for each user and read by its owner', async () => {
    const folder = {
      user_id: luis.id,
      folder_id: randomUUID(),
      folder_name: 'Luis',
      folder_url: 'https://drive.google.com/drive/folders/x',
    }
    succeed(await server.from('user_drive_folders').insert(folder))
    const again = await server.from('user_drive_folders').insert({ ...folder, folder_id: randomUUID() })
    expect(again.status).toBe(409)
    expect(again.error?.code).toBe('23505')
    const own = await luis.client.from('user_drive_folders').select('*').eq('user_id', luis.id).single()
    expect(own.data).toMatchObject(folder)
  })
})

describe('documents', () => {
  async function withTwoFiles(): Promise<Person> {
    const person = await registerClient(target, staff, 'eva')
    for (const name of ['uno.pdf', 'dos.pdf'])
      succeed(await server.from('documents').insert(fileOf(person, name)))
    return person
  }

  test('are listed newest first, only for their owner, with ISO times and numbers that are not text', async () => {
    const eva = await withTwoFiles()
    const { data } = await eva.client
      .from('documents')
      .select('*')
      .eq('user_id', eva.id)
      .order('created_at', { ascending: false })
    expect(data?.map((row) => row.name)).toEqual(['dos.pdf', 'uno.pdf'])
    expect(data?.[0]).toMatchObject({ file_size: 1234, google_drive_id: 'drive-1' })
    expect(data?.[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
    const others = await luis.client.from('documents').select('*').eq('user_id', eva.id)
    expect(others.data).toEqual([])
  })

  test('are paged with a count', async () => {
    const { client } = await withTwoFiles()
    const { data, count, status } = await client
      .from('documents')
      .select('name', { count: 'exact' })
      .order('name')
      .range(0, 0)
    expect({ data, count, status }).toEqual({ data: [{ name: 'dos.pdf' }], count: 2, status: 206 })
  })

  test('of the second page follow those of the first, with the same count', async () => {
    const { client } = await withTwoFiles()
    const pageFrom = async (first: number) => {
      const { data, count, status } = await client
        .from('documents')
        .select('name', { count: 'exact' })
        .order('name', { ascending: false })
        .range(first, first)
      return { names: data?.map(({ name }) => name), count, status }
    }
    expect(await pageFrom(0)).toEqual({ names: ['uno.pdf'], count: 2, status: 206 })
    expect(await pageFrom(1)).toEqual({ names: ['dos.pdf'], count: 2, status: 206 })
  })

  test('are refused to visitors', async () => {
    const { error, status } = await openClient(target).from('documents').select('*')
    expect(status).toBe(401)
    expect(error).toMatchObject({ code: '42501', message: 'permission denied for table documents' })
  })
})

describe('tasks in the documents table', () => {
  test('can be added, listed, ticked and deleted by their owner', async () => {
    const name = `Enviar soportes ${randomUUID()}`
    succeed(await ana.client.from('documents').insert(taskOf(ana, name)))
    const tasks = await ana.client
      .from('documents')
      .select('*')
      .eq('user_id', ana.id)
      .eq('storage_path', `tasks/${ana.id}`)
    const listed = must(tasks).filter((task) => task.name === name)
    expect(listed).toHaveLength(1)
    const id = listed[0]?.id ?? ''
    succeed(await ana.client.from('documents').update({ file_type: 'completed' }).eq('id', id))
    expect(must(await ana.client.from('documents').select('file_type').eq('id', id).single()).file_type).toBe(
      'completed',
    )
    succeed(await ana.client.from('documents').update({ file_type: 'pending' }).eq('id', id))
    succeed(await ana.client.from('documents').delete().eq('id', id))
    expect((await ana.client.from('documents').select('id').eq('id', id)).data).toEqual([])
  })

  test('cannot be added for another person', async () => {
    const { error, status } = await luis.client.from('documents').insert(taskOf(ana, 'De otro'))
    expect(status).toBe(403)
    expect(error).toMatchObject({
      code: '42501',
      message: 'new row violates row-level security policy for table "documents"',
    })
  })

  test('of another person cannot be changed or deleted', async () => {
    const task = must(await ana.client.from('documents').insert(taskOf(ana, 'Mía')).select('id').single())
    const update = await luis.client
      .from('documents')
      .update({ file_type: 'completed' })
      .eq('id', task.id)
      .select('id')
    expect(update.data).toEqual([])
    await luis.client.from('documents').delete().eq('id', task.id)
    const kept = must(await ana.client.from('documents').select('file_type').eq('id', task.id).single())
    expect(kept.file_type).toBe('pending')
  })

  test('refuse an unknown state, with the text of the check', async () => {
    const { error, status } = await ana.client
      .from('documents')
      .insert({ ...taskOf(ana, 'Mal'), file_type: 'otro' })
    expect(status).toBe(400)
    expect(error?.code).toBe('23514')
    expect(error?.message).toMatch(/violates check constraint "documents_kind_shape"/)
  })

  test('cannot be added by a user who still waits for approval', async () => {
    const waiting = await register(target, 'espera')
    const { error } = await waiting.client.from('documents').insert(taskOf(waiting, 'Pronto'))
    expect(error?.code).toBe('42501')
  })
})

describe('insert_archivo_subido', () => {
  const fields = (person: Person, file: ReturnType<typeof fileOf>) => ({
    nombre_archivo: file.name,
    ruta_storage: file.storage_path,
    tipo_archivo: file.file_type,
    tamano_bytes: file.file_size,
    url_publica: file.file_path,
    google_drive_id: file.google_drive_id,
    google_drive_link: file.google_drive_link,
    user_id: person.id,
    descripcion: 'Factura subida el 5/11/2026',
  })

  test('registers a file of the caller', async () => {
    const file = fileOf(ana, 'registrada.pdf')
    succeed(await server.from('documents').insert(file))
    const { error } = await ana.client.rpc('insert_archivo_subido', fields(ana, file))
    expect(error).toBeNull()
    const kept = must(
      await ana.client.from('archivos_subidos').select('*').eq('ruta_storage', file.storage_path).single(),
    )
    expect(kept).toMatchObject({ nombre_archivo: 'registrada.pdf', tamano_bytes: 1234, user_id: ana.id })
  })

  test.each([
    ['a link', { google_drive_link: 'https://evil.example/robo', google_drive_id: 'evil' }],
    ['an address', { url_publica: 'https://evil.example/robo' }],
    ['a name, a size and a type', { nombre_archivo: 'otro.exe', tamano_bytes: 1, tipo_archivo: 'text/html' }],
  ])('uses the values of the document, whatever the caller sends: %s', async (_what, change) => {
    for (const link of ['https://drive.google.com/file/d/drive-2/view', null]) {
      const own = { google_drive_id: link && 'drive-2', google_drive_link: link }
      const file = { ...fileOf(ana, 'suya.pdf'), ...own }
      succeed(await server.from('documents').insert(file))
      for (const client of [ana.client, server])
        succeed(
          await client.rpc('insert_archivo_subido', {
            ...fields(ana, fileOf(ana, '')),
            ruta_storage: file.storage_path,
            ...change,
          }),
        )
      const ofDocument = must(
        await server.from('documents').select('*').eq('storage_path', file.storage_path).single(),
      )
      expect(ofDocument).toMatchObject(file)
      expect(
        must(
          await server.from('archivos_subidos').select('*').eq('ruta_storage', file.storage_path).single(),
        ),
      ).toMatchObject({
        nombre_archivo: 'suya.pdf',
        tipo_archivo: 'application/pdf',
        tamano_bytes: 1234,
        url_publica: file.file_path,
        ...own,
      })
    }
  })

  test('refuses a file of another person, with the message of the procedure', async () => {
    const { error, status } = await luis.client.rpc(
      'insert_archivo_subido',
      fields(ana, fileOf(ana, 'ajena.pdf')),
    )
    expect(status).toBe(403)
    expect(error).toMatchObject({ code: '42501', message: 'not-yours' })
  })
})

describe('refusals of the REST service', () => {
  test('RAISE EXCEPTION arrives as 400 with its own message', async () => {
    const waiting = await register(target, 'motivo')
    const { error, status } = await staff.client.rpc('set_approval', {
      target: waiting.id,
      new_status: 'rejected',
      decision_reason: ' ',
    })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'P0001', message: 'reason-required', details: null, hint: null })
  })

  test.each([
    [
      'a value of the wrong type',
      400,
      '22P02',
      () => ana.client.from('documents').select('id').eq('id', 'no-es-uuid'),
    ],
    [
      'a key that points nowhere',
      409,
      '23503',
      () => server.from('documents').insert({ ...fileOf(ana, 'x.pdf'), user_id: randomUUID() }),
    ],
    ['an unknown table', 404, 'PGRST205', () => ana.client.from('no_existe' as 'documents').select('*')],
    ['an unknown function', 404, 'PGRST202', () => ana.client.rpc('no_existe' as 'my_access')],
    ['an unknown column', 400, '42703', () => ana.client.from('documents').select('no_existe')],
  ])('%s: %i %s', async (_case, status, code, ask) => {
    const answer = await ask()
    expect({ status: answer.status, code: answer.error?.code }).toEqual({ status, code })
  })

  test('a missing or wrong API key opens nothing', async () => {
    const bare = await fetch(`${target.url}/rest/v1/documents?select=id`)
    expect(bare.status).toBe(401)
    const wrong = await fetch(`${target.url}/rest/v1/documents?select=id`, {
      headers: { apikey: 'sb_publishable_otra' },
    })
    expect(wrong.status).toBe(401)
  })
})
