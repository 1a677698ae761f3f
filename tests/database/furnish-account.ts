import { randomUUID } from 'node:crypto'
import { must, succeed, type Person } from '../support/contract-people'
import type { Client } from '../support/contract-target'

/** One row in every table of the account. */
export async function furnishAccount(
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
      choices: { newsletter: true },
      wordings: {},
      policy: '1',
    }),
  )
  const [request] = must(
    await service.rpc('file_data_request', {
      client: id,
      request_key: randomUUID(),
      request_kind: 'correction',
      words: 'Mi teléfono es otro.',
      due: '2026-12-31',
      kind_label: 'Corregir',
      firm_mail: 'hola@nogal.example',
    }),
  )
  must(await service.from('data_exports').insert({ user_id: id }).select())
  return { companyId: must(company), requestId: request!.id }
}
