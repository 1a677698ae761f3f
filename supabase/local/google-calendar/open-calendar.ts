import { randomBytes } from 'node:crypto'
import { formatMoment, markup, pageFrame, type Markup } from '../fake-services/page'
import { empty, json, page, readBytes, type Call, type Reply } from '../fake-services/serve'
import { calendarApi, refuse } from './calendar-api'
import { endOf, openCalendarStore, startOf, type CalendarEvent, type CalendarStore } from './calendar-store'
import { openConsentDesk, type Client } from './consent-desk'

export type CalendarOptions = { dataDir: string; client: Client }

/** Imitates Google Calendar; the page `/calendario` shows and changes the events. */
export async function openCalendar({ dataDir, client }: CalendarOptions) {
  const store = await openCalendarStore(dataDir)
  const desk = openConsentDesk(store, client)
  return {
    token: desk.token,
    /** Answers calls of Google Calendar, and returns null for calls of other Google services. */
    async handle(call: Call): Promise<Reply | null> {
      const { method, path } = call
      if (path === '/o/oauth2/v2/auth') return desk.ask(call)
      if (path === '/o/oauth2/v2/decision') return desk.decide(call)
      if (path === '/revoke' && method === 'POST') return desk.revoke(call)
      if (path.startsWith('/calendar/v3/')) {
        const caller = desk.caller(call)
        return caller ? calendarApi(call, caller, store) : refuse(401, 'authError')
      }
      if (path === '/api/calendars') return json(listed(store))
      if (path !== '/calendario') return null
      return method === 'POST' ? change(call, store) : page(calendarPage(store))
    },
  }
}

export type LocalCalendar = Awaited<ReturnType<typeof openCalendar>>

const listed = (store: CalendarStore) => ({
  granted: store.granted(),
  events: Object.fromEntries(store.accounts().map((account) => [account, store.events(account)])),
})

async function change({ request }: Call, store: CalendarStore): Promise<Reply> {
  // Forms of other sites are refused; browsers state in `sec-fetch-site` whether a form comes from another site.
  if (request.headers['sec-fetch-site'] && request.headers['sec-fetch-site'] !== 'same-origin')
    return empty(403)
  const form = new URLSearchParams((await readBytes(request)).toString('utf8'))
  const value = (name: string) => form.get(name) ?? ''
  const account = value('account')
  const event = store.events(account).find(({ id }) => id === value('id'))
  if (value('act') === 'end') await store.revoke(account)
  else if (event && value('act') === 'delete') await store.put(account, { ...event, status: 'cancelled' })
  else if (value('start')) {
    const start = Date.parse(`${value('start')}:00-05:00`)
    const length = event ? endOf(event) - startOf(event) : Number(value('minutes') || 60) * 60_000
    const at = (moment: number) => ({ dateTime: new Date(moment).toISOString() })
    const made = {
      id: randomBytes(12).toString('hex'),
      status: 'confirmed',
      summary: value('summary'),
    } as const
    await store.put(account, { ...(event ?? made), start: at(start), end: at(start + length) })
  }
  return empty(303, { location: '/calendario' })
}

const note =
  'Esta copia local guarda aquí lo que en producción estaría en el Google Calendar de cada persona.'

const hidden = (account: string, id = '') =>
  markup`<input type="hidden" name="account" value="${account}"><input type="hidden" name="id" value="${id}">`

const row = (account: string, event: CalendarEvent) =>
  markup`<tr><td>${event.summary ?? ''}</td><td>${formatMoment(new Date(startOf(event)).toISOString())}</td><td>${event.transparency === 'transparent' ? 'Libre' : 'Ocupado'}</td>
<td><form method="post">${hidden(account, event.id)}<label>Mover a <input type="datetime-local" name="start" required></label> <button>Mover</button></form>
<form method="post">${hidden(account, event.id)}<button name="act" value="delete">Borrar</button></form></td></tr>`

function section(store: CalendarStore, account: string): Markup {
  const events = store.events(account).filter(({ status }) => status !== 'cancelled')
  const rows = events.toSorted((a, b) => startOf(a) - startOf(b)).map((event) => row(account, event))
  const end = store.granted().includes(account)
    ? markup`<form method="post">${hidden(account)}<button name="act" value="end">Retirar el permiso del portal</button></form>`
    : markup`<p class="note">El portal no tiene permiso.</p>`
  return markup`<section><h2>${account}</h2>${end}
<table><thead><tr><th>Evento</th><th>Cuándo</th><th>Se muestra</th><th></th></tr></thead><tbody>${rows}</tbody></table>
<form method="post">${hidden(account)}<p><label>Título <input name="summary" required></label> <label>Desde <input type="datetime-local" name="start" required></label>
<label>Minutos <input type="number" name="minutes" value="60" min="5"></label> <button>Agregar</button></p></form></section>`
}

function calendarPage(store: CalendarStore): string {
  const accounts = store.accounts()
  const body = accounts.length
    ? accounts.map((account) => section(store, account))
    : markup`<p class="empty">Nadie ha conectado su calendario. Se hace en Citas, Horarios.</p>`
  return pageFrame({ title: 'Google Calendar local', note, body })
}
