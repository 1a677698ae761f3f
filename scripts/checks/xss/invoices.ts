import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { xmlFile } from '../../../supabase/sample-files/xml-file'
import { hostile } from './strings'

const perFile = 10
/** Half seconds. */
const patience = 120

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An invoice that is right but for its texts: each of its lines is one of them, and its supplier is called like the first. */
function hostileFile(texts: string[]): Uint8Array<ArrayBuffer> {
  const seller = { name: escaped(texts[0] ?? ''), nit: '999100201', address: escaped(texts[1] ?? '') }
  const file = xmlFile({ seed: texts.join(), lines: perFile, seller })
  let line = 0
  const text = new TextDecoder()
    .decode(file.bytes)
    .replace(/(<cbc:Description>)[^<]*/g, (_, tag: string) => tag + escaped(texts[line++] ?? ''))
  return new TextEncoder().encode(text)
}

type HostileInvoice = { id: string; texts: string[] }

/** Uploads all texts as a client does, ten in a file, and waits until the files have been reviewed. */
export async function uploadInvoices(url: string, cookie: string, sql: Sql): Promise<HostileInvoice[]> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: Record<string, string> }).data
  }
  const batch = randomUUID()
  const sent: { document: string; texts: string[] }[] = []
  for (let start = 0; start < hostile.length; start += perFile) {
    const texts = hostile.slice(start, start + perFile).map(({ text }) => text)
    const bytes = hostileFile(texts)
    const type = 'application/xml'
    const place = { key: randomUUID(), batch, name: `factura ${start}.xml`, type, size: bytes.length }
    const begun = await post('/api/facturas', place)
    const put = await fetch(begun.url ?? '', {
      method: 'PUT',
      headers: { 'content-type': type },
      body: bytes,
    })
    if (!put.ok) throw new Error(`the storage answers ${put.status}`)
    sent.push({ document: (await post(`/api/facturas/${begun.id}`, {})).documentId ?? '', texts })
  }
  const documents = sent.map(({ document }) => document)
  const reviewed = () => sql<{ id: string; document: string }[]>`
    select i.id, i.document_id as document from public.invoices i join private.invoice_reviews r on r.invoice_id = i.id
    where i.document_id = any(${documents}::uuid[]) and r.at is not null`
  let rows = await reviewed()
  for (let tries = 0; rows.length < sent.length && tries < patience; tries++) {
    await wait(500)
    rows = await reviewed()
  }
  const ids = new Map(rows.map(({ id, document }) => [document, id]))
  return sent.map(({ document, texts }) => ({ id: ids.get(document) ?? 'unreviewed', texts }))
}
