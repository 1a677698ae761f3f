import { taskPath } from '@/lib/tasks/task'
import { checkDigit } from '../sample-files/parties'
import { demoClients, type DemoClient } from './clients'
import { send } from './invoices'
import { meet } from './meetings'
import { admin, call, signedIn, stableId, type Person } from './session'
import { talk } from './talk'
import { receiveVisitors } from './visitors'

const savedAnswers = [
  {
    title: 'Pedir el RUT actualizado',
    body: 'Hola, {nombre}. Para seguir necesitamos tu RUT con fecha de este año. Lo descargas en el portal de la DIAN y lo subes en Documentos.',
  },
  {
    title: 'Factura a nombre de otra empresa',
    body: '{nombre}, la factura está a nombre de otra empresa y no la podemos llevar a tu contabilidad. Pide al proveedor que la anule y la expida con tu NIT.',
  },
]

async function introduce({ db }: Person, { name, phone, company }: DemoClient): Promise<void> {
  await call(db.rpc('save_profile', { full_name: name, phone_number: phone }))
  const { name: company_name, nit } = company
  await call(db.rpc('save_company', { company_name, company_nit: nit, company_digit: checkDigit(nit) }))
}

async function plan({ id }: Person, { tasks }: DemoClient): Promise<void> {
  const rows = tasks.map(([name, state], at) => ({
    id: stableId(name),
    name,
    user_id: id,
    file_path: taskPath(Date.now() - at * 60_000),
    storage_path: `tasks/${id}`,
    file_type: state,
    file_size: 0,
  }))
  await call(admin.from('documents').upsert(rows, { onConflict: 'id', ignoreDuplicates: true }))
}

/** What people find in the rooms. Begun again after an interruption, it goes on where it was. */
export async function fillRooms(): Promise<void> {
  const firm = await signedIn('asesora@demo.co')
  for (const story of demoClients) {
    const client = await signedIn(story.email)
    await introduce(client, story)
    await send(client, firm, story)
    await talk(client, firm, story)
    await meet(client, firm, story)
    await plan(client, story)
    if (!story.note) continue
    const words = story.note
    await call(firm.db.rpc('add_client_note', { client: client.id, note: stableId(words), words }))
  }
  for (const answer of savedAnswers)
    await call(firm.db.rpc('save_answer', { ...answer, answer: stableId(answer.title) }))
  await receiveVisitors()
}
