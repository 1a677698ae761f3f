import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import postgres, { type Sql } from 'postgres'
import { appointments } from '@/content/appointments'
import { clientTabs } from '@/content/client-page'
import { cleanName } from '@/lib/tasks/task'
import { clientHref } from '@/lib/format/client-href'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { launchBrowser } from '../stack/browser'
import { checkOfSite, type Tries } from './check'
import { signInFixtures } from './people'
import { expectNoticed, oneLine, openReader, type Reader } from './xss/reader'
import { perRound } from './xss/rows'
import { openSinks, type Viewer } from './xss/sinks'
import { hostile } from './xss/strings'

/** These pages show the searched text again in their search field. */
const searches: { who: 'client' | 'firm'; path: string }[] = [
  { who: 'client', path: '/portal?buscar=' },
  { who: 'client', path: '/portal/facturas?tab=history&buscar=' },
  { who: 'firm', path: '/admin/clientes?buscar=' },
  { who: 'firm', path: '/admin/contactos?estado=todos&buscar=' },
  { who: 'firm', path: '/admin/mensajes?buscar=' },
  { who: 'firm', path: '/admin/facturas?buscar=' },
  { who: 'firm', path: '/admin/registros?buscar=' },
  { who: 'firm', path: '/admin/buscar?buscar=' },
  { who: 'client', path: '/portal/buscar?buscar=' },
]

type Who = 'client' | 'firm' | 'rejected'
type Places = { client: string; meeting: string; rejected: string; admin: string }
type Place = {
  who: Who
  address: string
  /** The texts that the page must show; each key describes the field that contains the text. */
  texts: Record<string, string>
  prepare?: (page: Page) => Promise<unknown>
}

/** The form to book an appointment shows the question only after a kind of appointment is chosen. */
const chooseFirstKind = (page: Page) => page.getByLabel(appointments.booking.type).selectOption({ index: 1 })

/** Tests the fields that a page shows only once, and therefore writes and reads one hostile text after another. */
async function tryOneByOne(
  sql: Sql,
  readers: Record<Who, Reader>,
  { client, meeting, rejected, admin }: Places,
  tries: Tries,
): Promise<void> {
  for (const [n, { text, tag }] of hostile.entries()) {
    // Each field gets a different text; otherwise the name in the page's header could pass for another field.
    const at = (place: string) => text.replaceAll(tag, `${tag}${place}`)
    const [name, note, answer] = [cleanName(at('n')), at('o'), at('a')]
    const [question, remark, reason] = [cleanName(at('q')), at('r'), at('d')]
    const wanted = oneLine(at('s'))
    await sql`update public.client_profiles set name = ${name} where user_id = ${client}`
    await sql`update public.appointments set note = ${note}, answer = ${answer} where id = ${meeting}`
    await sql`update private.appointment_types set question = ${question}`
    await sql`
      insert into private.appointment_remarks (appointment, body, author) values (${meeting}, ${remark}, ${admin})
      on conflict (appointment) do update set body = excluded.body`
    await sql`update public.user_approval_status set reason = ${reason} where user_id = ${rejected}`
    const search = searches[n % searches.length]!
    const places: Place[] = [
      { who: 'client', address: '/portal/cuenta', texts: { 'their own name': name } },
      {
        who: 'client',
        address: `/portal/citas/${meeting}`,
        texts: { 'the note of an appointment': note, 'the answer to a question': answer },
      },
      {
        who: 'client',
        address: '/portal/citas',
        texts: { 'the question of a kind of appointment': question },
        prepare: chooseFirstKind,
      },
      { who: 'firm', address: `/admin/citas/${meeting}`, texts: { 'the remark on an appointment': remark } },
      { who: 'rejected', address: '/access-denied', texts: { 'the reason of a rejection': reason } },
      {
        who: search.who,
        address: search.path + encodeURIComponent(wanted),
        texts: { [search.path]: wanted },
      },
    ]
    const readAs = async (who: Who) => {
      for (const { address, texts, prepare } of places.filter((place) => place.who === who)) {
        const page = await readers[who].read(address, prepare)
        for (const [what, expected] of Object.entries(texts))
          tries.expect(
            page.includes(oneLine(expected)),
            `${what}: not read by the ${who}: ${oneLine(expected)}; the page says: ${page}`,
          )
      }
    }
    await Promise.all((['client', 'firm', 'rejected'] as const).map(readAs))
  }
}

const perFile = 10
/** The check waits at most this many half seconds for the reviews. */
const patience = 120

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

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

async function uploadInvoices(url: string, cookie: string, sql: Sql): Promise<HostileInvoice[]> {
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

const viewers = ['client', 'firm'] as const
const clientPages = (thread: string) => [
  '/portal',
  '/portal/facturas?tab=history',
  '/portal/tareas',
  '/portal/mensajes',
  `/portal/mensajes/${thread}`,
  '/portal/citas',
  '/portal/cuenta',
  '/portal/solicitudes',
  '/portal/calendario',
  '/portal/honorarios',
]
const firmPages = (client: string, thread: string) => [
  '/admin',
  '/admin/clientes',
  ...clientTabs.map(({ slug }) => clientHref(client, slug)),
  `${clientHref(client)}/libros?vista=cuentas`,
  '/admin/facturas',
  '/admin/mensajes?estado=todas',
  `/admin/mensajes/${thread}`,
  '/admin/mensajes/respuestas',
  '/admin/contactos?estado=todos',
  `/admin/citas?vista=lista&estado=proximas&cliente=${client}`,
  '/admin/citas/cierres',
  '/admin/citas/horarios',
  '/admin/citas/tipos',
  '/admin/registros?estado=rechazadas',
  '/admin/equipo',
  '/admin/auditoria',
  '/admin/firmas/plantillas',
  '/admin/honorarios',
  '/admin/solicitudes',
  '/admin/solicitudes/plantillas',
  '/admin/trabajo?vista=lista',
  '/admin/trabajo/plantillas',
]

/** Every text that a user can enter must be shown literally and never run as code. */
export const check = checkOfSite(
  async (site, tries) => {
    const { url, database } = site
    const sql = postgres(database.url, { onnotice: () => undefined })
    const company = await signInFixtures(site)
    const { people, belongings } = company.fixtures
    const { clientA, clientB: owner, rejected } = people
    const thread = belongings.clientB.threadId
    const browser = await launchBrowser()
    await expectNoticed(browser, url, company.cookies.clientB, tries)
    const open = (cookie: string) => openReader(browser, url, cookie, tries)
    const readers = {
      client: await open(company.cookies.clientB),
      firm: await open(company.cookies.admin),
      other: await open(company.cookies.clientA),
      rejected: await open(company.cookies.rejected),
    }
    const { sinks, pages: opened } = await openSinks(sql, company)
    const pages = {
      client: [...clientPages(thread), ...opened.client],
      firm: [...firmPages(owner.id, thread), ...opened.firm],
    }

    for (let start = 0; start < hostile.length; start += perRound) {
      // Each text has the number of its field after the marker `tag`, so that an executed text names the field.
      const written = sinks.map((sink, at) => ({
        ...sink,
        texts: hostile
          .slice(start, start + perRound)
          .map(({ text, tag }) => text.replaceAll(tag, `${tag}s${at}`))
          .map((text) => sink.clean?.(text) ?? text),
      }))
      for (const { fill, texts } of written) await fill(texts)
      await Promise.all(
        viewers.map(async (viewer) => {
          const seen: string[] = []
          for (const address of pages[viewer]) seen.push(await readers[viewer].read(address))
          for (const { name, texts } of written.filter((sink) => sink.seen.includes(viewer)))
            for (const text of texts)
              tries.expect(
                seen.some((page) => page.includes(oneLine(text))),
                `${name}: not read by the ${viewer}`,
              )
        }),
      )
    }
    const invoices = await uploadInvoices(url, company.cookies.clientB, sql)
    const readInvoices = async (viewer: Viewer) => {
      const room = viewer === 'client' ? '/portal/facturas' : '/admin/facturas'
      for (const { id, texts } of invoices) {
        const seen = await readers[viewer].read(`${room}/${id}`)
        for (const text of texts)
          tries.expect(seen.includes(oneLine(text)), `lines of invoices: not read by the ${viewer}`)
      }
    }
    await Promise.all(viewers.map(readInvoices))

    const [meeting] = await sql<{ id: string }[]>`
      select id from public.appointments where user_id = ${clientA.id}`
    const places = { client: clientA.id, meeting: meeting!.id, rejected: rejected.id, admin: people.admin.id }
    await tryOneByOne(sql, { ...readers, client: readers.other }, places, tries)
    for (const reader of Object.values(readers)) await reader.close()
    await browser.close()
    await sql.end()
    console.log(`  ${hostile.length} texts in ${sinks.length + 9} places`)
  },
  // The site's log is not printed, because the site constantly reports the missing files of the invented rows.
  { seeded: false, hear: () => undefined },
)
