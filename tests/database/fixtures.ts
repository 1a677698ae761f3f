import { createHash, randomUUID } from 'node:crypto'
import {
  decide,
  must,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, type Client, type ContractTarget } from '../support/contract-target'
import { ownHours } from '../support/next-slot'
import type { Role, SignedIn } from './roles'

/** The ids of a person's rows, the path of a stored file, and two paths that are reserved for uploads. */
export type Belongings = {
  documentId: string
  invoiceId: string
  stored: string
  reserved: [string, string]
  companyId: string
  requestId: string
  threadId: string
}

export type Fixtures = {
  target: ContractTarget
  service: Client
  anonymous: Client
  people: Record<SignedIn, Person>
  belongings: Record<SignedIn, Belongings>
  tokens: Record<Role, string | null>
  account?: string
}

export const clientOf = (fixtures: Fixtures, role: Role): Client =>
  role === 'anon' ? fixtures.anonymous : fixtures.people[role].client

export const content = (text: string = randomUUID()) =>
  new Blob([`%PDF-1.4 ${text}`], { type: 'application/pdf' })

export async function reserve({ client }: Person) {
  const row = await client.rpc('begin_upload', {
    key: randomUUID(),
    batch: randomUUID(),
    file_name: 'factura.pdf',
    declared_type: 'application/pdf',
    declared_size: 100,
  })
  return must(row)
}

async function nextRequest(person: Person) {
  const [slot = ''] = await ownHours(person, 'fixtures')
  return { key: randomUUID(), slot, title: 'Consulta tributaria' }
}

/** Adds a person's rows and files through the procedures that the site uses. */
async function addBelongings(service: Client, person: Person): Promise<Belongings> {
  const place = await reserve(person)
  const file = content()
  must(await person.client.storage.from('facturas').upload(place.path, file))
  must(await service.rpc('claim_upload', { upload: place.id, lease_seconds: 60 }))
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
  must(
    await service.rpc('finish_upload', {
      upload: place.id,
      attempt: 1,
      content_sha256: sha256,
      content_size: file.size,
      content_type: file.type,
      push_drive: true,
    }),
  )
  const { error } = await person.client.from('documents').insert({
    name: 'Enviar el RUT',
    user_id: person.id,
    file_path: `task_${Date.now()}`,
    storage_path: `tasks/${person.id}`,
    file_type: 'pending',
    file_size: 0,
  })
  if (error) throw error
  await service.rpc('record_drive_folder', {
    client: person.id,
    folder_id: `folder-${person.id}`,
    folder_name: person.email,
    folder_url: 'https://drive.example/folder',
  })
  const mail = { user_id: person.id, sha256: randomUUID().replaceAll('-', '').repeat(2), size: 1, via: 'x' }
  succeed(await service.from('mails').insert(mail))
  const notice = { user_id: person.id, kind: 'security', subject: person.id }
  succeed(await service.from('notifications').insert(notice))
  const threadId = randomUUID()
  must(
    await person.client.rpc('send_message', {
      message: randomUUID(),
      thread: threadId,
      body: 'Buenos días',
      subject: 'Una pregunta',
    }),
  )
  const obligation = must(
    await service
      .from('obligations')
      .insert({
        user_id: person.id,
        obligation: 'withholding',
        period: '2026-10',
        listed: '2026-11-30',
        missing: 'nit',
      })
      .select('id')
      .single(),
  )
  const receipt = { obligation: obligation.id, document: place.id, user_id: person.id, kind: 'return' }
  must(await service.from('obligation_receipts').insert(receipt).select())
  must(await service.from('calendar_changes').upsert({ user_id: person.id }).select())
  const month = { month: '2024-01', first_day: '2024-01-01', last_day: '2024-01-31' }
  const list = { user_id: person.id, ...month, file_name: 'lista.xlsx', listed_by: 'Laura' }
  must(await service.from('dian_months').insert(list).select())
  await addAnsweredRequest(service, person.id, place.id)
  const account = await addAccountRows(service, person)
  must(await person.client.rpc('request_appointment', await nextRequest(person)))
  const [first, second] = [await reserve(person), await reserve(person)]
  const invoice = must(await service.from('invoices').select('id').eq('document_id', place.id).single())
  return {
    documentId: place.id,
    invoiceId: invoice.id,
    stored: place.path,
    reserved: [first.path, second.path],
    threadId,
    ...account,
  }
}

async function addAnsweredRequest(service: Client, user_id: string, document: string): Promise<void> {
  const asked = { user_id, title: 'Soportes', due_on: '2026-12-04', asked_by: 'Laura', status: 'open' }
  const request = must(
    await service
      .from('document_requests')
      .insert({ ...asked, sent_at: '2026-11-20' })
      .select('id')
      .single(),
  )
  const item = must(
    await service
      .from('document_request_items')
      .insert({ request: request.id, user_id, place: 1, title: 'Extracto' })
      .select('id')
      .single(),
  )
  must(await service.from('document_request_files').insert({ item: item.id, document, user_id }).select())
}

/** The waiting and the rejected person are approved first, so that they have rows and files too. */
export async function createFixtures(target: ContractTarget): Promise<Fixtures> {
  const service = openClient(target, target.secretKey)
  const [admin, advisor] = [await registerStaff(target), await registerAdvisor(target)]
  const people: Fixtures['people'] = {
    admin,
    advisor,
    clientA: await register(target, 'cliente.a'),
    clientB: await register(target, 'cliente.b'),
    waitlist: await register(target, 'espera'),
    rejected: await register(target, 'rechazada'),
  }
  const { clientA, clientB, waitlist, rejected } = people
  for (const person of [clientA, clientB, waitlist, rejected]) await decide(admin, person, 'approved')
  succeed(await admin.client.rpc('set_advisors', { client: clientA.id, advisors: [advisor.id] }))
  const belongings: Fixtures['belongings'] = {
    admin: await addBelongings(service, admin),
    advisor: await addBelongings(service, advisor),
    clientA: await addBelongings(service, clientA),
    clientB: await addBelongings(service, clientB),
    waitlist: await addBelongings(service, waitlist),
    rejected: await addBelongings(service, rejected),
  }
  await decide(admin, rejected, 'rejected')
  const { error } = await admin.client.rpc('set_approval', { target: waitlist.id, new_status: 'waitlist' })
  if (error) throw error
  await service.rpc('take_rate_limit', { limit_key: 'prueba', burst: 5, per_seconds: 60 })
  const token = async (person: Person) => (await person.client.auth.getSession()).data.session?.access_token
  const tokens: Fixtures['tokens'] = {
    anon: null,
    waitlist: (await token(waitlist)) ?? null,
    rejected: (await token(rejected)) ?? null,
    clientA: (await token(clientA)) ?? null,
    clientB: (await token(clientB)) ?? null,
    advisor: (await token(advisor)) ?? null,
    admin: (await token(admin)) ?? null,
  }
  return { target, service, anonymous: openClient(target), people, belongings, tokens }
}

async function addAccountRows(
  service: Client,
  { id, client }: Person,
): Promise<{ companyId: string; requestId: string }> {
  succeed(await client.rpc('save_profile', { full_name: 'Ana Prueba', phone_number: '300 000 0000' }))
  const company = await client.rpc('save_company', {
    company_name: 'Distribuciones Prueba S.A.S.',
    company_nit: '901207354',
    company_digit: 0,
  })
  succeed(
    await service.rpc('save_mail_choices', {
      client: id,
      choices: { newsletter: 'now' },
      wordings: {},
      policy: '1',
    }),
  )
  const [request] = must(
    await service.rpc('file_data_request', {
      client: id,
      request_key: randomUUID(),
      request_kind: 'correction',
      details: 'Mi teléfono es otro.',
      due: '2026-12-31',
      kind_label: 'Corregir',
      firm_mail: 'hola@nogal.example',
    }),
  )
  must(await service.from('data_exports').insert({ user_id: id }).select())
  return { companyId: must(company), requestId: request!.id }
}
