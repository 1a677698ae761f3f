import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { displayName } from '@/lib/uploads/file'
import { must, register, decide, registerStaff, succeed, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'
import { fileNames } from '../support/files/file-names'
import { openReviewScene, type ReviewScene } from './review-scene'

const refusedNames = [
  'factura\u202Efdp.exe',
  'factura\r\nSet-Cookie: a=b.pdf',
  '../../etc/passwd.pdf',
  'C:\\factura.pdf',
  'fac\u0007tura.pdf',
  'fac\u200Btura.pdf',
  'a   b.pdf',
  ' factura.pdf',
  'Facturacio\u0301n.pdf',
  '.pdf',
  `${'x'.repeat(117)}.pdf`,
  `${'👨'.repeat(59)}.pdf`,
  '',
]
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

describe('the database and the site agree on valid names of files', () => {
  let scene: ReviewScene
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene?.close())

  // Names with half a surrogate pair or a zero byte are left out, because the database cannot store them.
  const sent = fileNames.filter(([given]) => given.isWellFormed() && !given.includes('\0'))
  const isName = async (name: string) =>
    (await scene.rows<{ ok: boolean }>(`select private.is_file_name(${literal(name)}) as ok`))[0]?.ok

  test.each(sent)('%j', async (given, shown) => {
    expect(await isName(shown)).toBe(true)
    expect(await isName(given)).toBe(displayName(given) === given)
  })
})

describe('every procedure that takes the name of a file', () => {
  let target: ContractTarget
  let service: Client
  let staff: Person
  let ana: Person
  beforeAll(async () => {
    target = await openSharedTarget()
    service = openClient(target, target.secretKey)
    staff = await registerStaff(target)
    ana = await register(target, 'ana')
    await decide(staff, ana, 'approved')
  })
  afterAll(() => target?.stop())

  const place = (file_name: string) => ({
    key: crypto.randomUUID(),
    file_name,
    declared_type: 'application/pdf',
    declared_size: 9,
  })
  const row = (name: string) => {
    const id = crypto.randomUUID()
    const storage_path = `${ana.id}/${id}.pdf`
    return {
      id,
      user_id: ana.id,
      name,
      file_path: `/api/documentos/${id}`,
      storage_path,
      file_type: 'application/pdf',
      file_size: 9,
    }
  }
  const ways: [string, (name: string) => PromiseLike<{ error: { code: string } | null }>][] = [
    ['an upload', (name) => ana.client.rpc('begin_upload', { ...place(name), batch: crypto.randomUUID() })],
    ['a file of a message', (name) => ana.client.rpc('begin_attachment', place(name))],
    [
      'a file that is sent',
      (name) => staff.client.rpc('begin_sending_file', { ...place(name), sending: crypto.randomUUID() }),
    ],
    [
      'a document of the firm',
      (name) => staff.client.rpc('begin_client_file', { ...place(name), client: ana.id }),
    ],
    [
      'a receipt of the firm',
      (name) => staff.client.rpc('begin_receipt', { ...place(name), client: ana.id }),
    ],
    [
      'a file of a mail',
      async (name) => {
        const mail = {
          user_id: ana.id,
          sha256: crypto.randomUUID().replaceAll('-', '').repeat(2),
          size: 1,
          via: '',
        }
        const { id } = must(await service.from('mails').insert(mail).select('id').single())
        return service.rpc('begin_mail_file', { ...place(name), mail: id })
      },
    ],
    ['a document', (name) => service.from('documents').insert(row(name))],
    [
      'an invoice',
      async (name) => {
        const document = row('factura.pdf')
        succeed(await service.from('documents').insert(document))
        const number = `INV-2020-${String(Math.floor(Math.random() * 1e9))}`
        return service
          .from('invoices')
          .insert({ document_id: document.id, user_id: ana.id, number, name, file_size: 9 })
      },
    ],
    [
      'the register',
      (name) =>
        service.from('archivos_subidos').insert({
          nombre_archivo: name,
          ruta_storage: crypto.randomUUID(),
          tipo_archivo: 'application/pdf',
          tamano_bytes: 9,
          url_publica: '/x',
          user_id: ana.id,
        }),
    ],
  ]

  test.each(ways)('%s takes a good name and refuses a bad one', async (_way, bring) => {
    expect((await bring('Factura de marzo (2) ñandú.pdf')).error).toBeNull()
    const passed: string[] = []
    for (const name of refusedNames) if ((await bring(name)).error?.code !== '23514') passed.push(name)
    expect(passed).toEqual([])
  })

  test('a task may have any name', async () => {
    const at = Date.now()
    const task = {
      name: 'Enviar RUT/Cámara',
      user_id: ana.id,
      file_path: `task_${at}`,
      storage_path: `tasks/${ana.id}`,
      file_type: 'pending',
      file_size: 0,
    }
    succeed(await ana.client.from('documents').insert(task))
    expect(must(await ana.client.from('documents').select('name').eq('file_path', `task_${at}`))).toEqual([
      { name: task.name },
    ])
  })
})
