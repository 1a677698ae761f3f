import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { agenda } from '@/content/appointment-agenda'
import { advisor, askFor, farDay, leave, namedClient, type Visitor } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { enterAs, enterAsAdmin } from './support/members'
import { ask } from './support/requests-page'

/** Something that a member does on a page. `run` resolves when the page shows the result. */
type Act = { name: string; at: (made: Made) => string; run: (page: Page, made: Made) => Promise<unknown> }
type Made = { client: Visitor & { name: string }; thread: string; appointment: string; request: string }

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter')
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).press('Enter')
const fill = (page: Page, label: string, words: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).first().fill(words)
const says = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

/** Part of the names of things that all members see, so that a second run does not meet anything from the first. */
const mark = `foco-${randomUUID().slice(0, 8)}`

const ofClient = ({ client }: Made) => `/admin/clientes/${client.id}`
const card = (made: Made) => `${ofClient(made)}?ver=ficha`
const inThread = ({ thread }: Made) => `/admin/mensajes/${thread}`
const answers = () => '/admin/mensajes/respuestas'

const acts: Act[] = [
  {
    name: 'an empty note is refused',
    at: ofClient,
    run: async (page) => {
      await press(page, 'Guardar nota')
      await says(page, 'Escribe la nota.')
    },
  },
  {
    name: 'a note is saved',
    at: ofClient,
    run: async (page) => {
      await fill(page, 'Nota nueva', 'Llamar el lunes')
      await press(page, 'Guardar nota')
      await says(page, 'Nota guardada')
    },
  },
  {
    name: 'a note is changed',
    at: ofClient,
    run: async (page) => {
      await press(page, 'Editar')
      await fill(page, 'Editar la nota', 'Llamar el martes')
      await press(page, 'Guardar cambios')
      await expect(page.getByRole('main').getByText('Llamar el martes')).toBeVisible()
    },
  },
  {
    name: 'changing a note is given up',
    at: ofClient,
    run: async (page) => {
      await press(page, 'Editar')
      await press(page, 'Cancelar')
    },
  },
  {
    name: 'a note is removed',
    at: ofClient,
    run: async (page) => {
      await press(page, 'Borrar')
      await answer(page, 'Borrar nota')
      await says(page, 'Nota borrada')
    },
  },
  {
    name: 'a tag is added',
    at: ofClient,
    run: async (page) => {
      await fill(page, 'Etiqueta nueva', 'Foco')
      await press(page, 'Agregar')
      await says(page, 'Etiqueta agregada')
    },
  },
  {
    name: 'a tag is removed',
    at: ofClient,
    run: async (page) => {
      await press(page, 'Quitar la etiqueta Foco')
      await says(page, 'Etiqueta quitada')
    },
  },
  {
    name: 'the contact is saved',
    at: card,
    run: async (page) => {
      await press(page, 'Editar')
      await fill(page, 'Dirección', 'Calle Inventada 1')
      await press(page, 'Guardar contacto')
      await says(page, 'Contacto guardado')
    },
  },
  {
    name: 'advisors are saved',
    at: card,
    run: async (page) => {
      await page.getByRole('checkbox', { name: /Germán Ospina/ }).check()
      await press(page, 'Guardar asesores')
      await says(page, /Asesores (guardados|cambiados|del cliente)/)
    },
  },
  {
    name: 'a message is answered',
    at: inThread,
    run: async (page) => {
      await fill(page, 'Responder', 'Recibido')
      await press(page, 'Enviar')
      await expect(page.getByRole('log').getByText('Recibido')).toBeVisible()
    },
  },
  {
    name: 'the saved answers are opened and left',
    at: inThread,
    run: async (page) => {
      await press(page, 'Respuestas')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    name: 'a conversation is taken',
    at: inThread,
    run: async (page) => {
      await press(page, /^Tomarla/)
      await says(page, /Ahora está a cargo/)
    },
  },
  {
    name: 'a conversation is closed',
    at: inThread,
    run: async (page) => {
      await press(page, 'Cerrar conversación')
      await says(page, 'Conversación cerrada')
    },
  },
  {
    name: 'a conversation is opened again',
    at: inThread,
    run: async (page) => {
      await press(page, 'Abrir de nuevo')
      await says(page, 'Conversación abierta de nuevo')
    },
  },
  {
    name: 'an appointment is confirmed',
    at: ({ appointment }) => `/admin/citas/${appointment}`,
    run: async (page) => {
      await press(page, 'Confirmar la cita')
      await expect(page.getByRole('button', { name: 'Confirmar la cita' })).toHaveCount(0)
    },
  },
  {
    name: 'an appointment is given to a colleague',
    at: ({ appointment }) => `/admin/citas/${appointment}`,
    run: async (page) => {
      await press(page, agenda.steps.assign)
      await press(page, agenda.steps.saveAssign)
      await says(page, agenda.steps.toasts.assign.title)
    },
  },
  {
    name: 'an appointment is cancelled',
    at: ({ appointment }) => `/admin/citas/${appointment}`,
    run: async (page) => {
      await press(page, 'Cancelar la cita')
      await answer(page, 'Cancelar la cita')
      await says(page, 'Cita cancelada')
    },
  },
  {
    name: 'a request is cancelled',
    at: ({ request }) => `/admin/solicitudes/${request}`,
    run: async (page) => {
      await press(page, 'Cancelar solicitud')
      await answer(page, 'Cancelar solicitud')
      await says(page, 'Solicitud cancelada')
    },
  },
  {
    name: 'a saved answer is made',
    at: answers,
    run: async (page) => {
      await press(page, 'Nueva respuesta')
      await fill(page, 'Título', mark)
      await fill(page, 'Texto', 'Hola, {nombre}')
      await press(page, 'Guardar')
      await says(page, 'Respuesta guardada')
    },
  },
  {
    name: 'a saved answer is removed',
    at: answers,
    run: async (page) => {
      await press(page, `Eliminar ${mark}`)
      await answer(page, 'Eliminar')
      await says(page, 'Respuesta eliminada')
    },
  },
  {
    name: 'saving a filter is given up',
    at: () => `/admin/clientes?buscar=${mark}`,
    run: async (page) => {
      await press(page, 'Guardar este filtro')
      await press(page, 'Cancelar')
      await expect(page.getByRole('button', { name: 'Guardar este filtro' })).toBeVisible()
    },
  },
  {
    name: 'a filter is saved',
    at: () => `/admin/clientes?buscar=${mark}`,
    run: async (page) => {
      await press(page, 'Guardar este filtro')
      await fill(page, 'Nombre del filtro', mark)
      await press(page, 'Guardar')
      await says(page, 'Filtro guardado')
    },
  },
  {
    name: 'a filter is removed',
    at: () => '/admin/clientes',
    run: async (page) => {
      await page.getByText('Editar tus filtros').press('Enter')
      await press(page, `Borrar: ${mark}`)
      await answer(page, 'Borrar filtro')
      await says(page, 'Filtro borrado')
    },
  },
  {
    name: 'a selection is cleared',
    at: ({ client }) => `/admin/clientes?buscar=${client.email}`,
    run: async (page) => {
      await page.getByRole('checkbox', { name: 'Elegir todo lo de esta página' }).press('Space')
      await press(page, 'Quitar selección')
      await expect(page.getByRole('button', { name: 'Quitar selección' })).toHaveCount(0)
    },
  },
  {
    name: 'the change of a calendar is looked at first',
    at: () => '/admin/calendario?vista=uvt',
    run: async (page) => {
      await press(page, 'Ver qué cambia')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'an impossible promise is refused',
    at: () => '/admin/equipo',
    run: async (page) => {
      await fill(page, 'Horas hábiles', '99')
      await press(page, 'Guardar promesa')
      await says(page, /Escribe un número de 1 a 40/)
    },
  },
  {
    name: 'an invitation to the team without an address is refused',
    at: () => '/admin/equipo',
    run: async (page) => {
      await press(page, 'Enviar invitación')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'access is withdrawn',
    at: card,
    run: async (page) => {
      await press(page, /^Retirar acceso/)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Terminó el contrato.')
      await answer(page, 'Retirar acceso')
      await expect(dialog).toHaveCount(0)
    },
  },
]

/** What a client does on a page. */
const clientActs: Act[] = [
  {
    name: 'a wrong telephone is refused',
    at: () => '/portal/cuenta',
    run: async (page) => {
      await fill(page, 'Teléfono', 'llámame')
      await press(page, 'Guardar datos')
      await says(page, /Escribe un teléfono de 7 a 15 números/)
    },
  },
  {
    name: 'the own data is saved',
    at: () => '/portal/cuenta',
    run: async (page) => {
      await fill(page, 'Teléfono', '300 000 0001')
      await press(page, 'Guardar datos')
      await says(page, 'Datos guardados')
    },
  },
  {
    name: 'the choice of mails is saved',
    at: () => '/portal/cuenta',
    run: async (page) => {
      const form = page.getByRole('form', { name: 'Avisos por correo' })
      await form.getByLabel('Mensajes de tu asesor').uncheck()
      await form.getByRole('button', { name: 'Guardar cambios' }).press('Enter')
      await says(page, 'Cambios guardados')
    },
  },
  {
    name: 'an authorisation is given',
    at: () => '/portal/cuenta',
    run: async (page) => {
      const form = page.getByRole('form', { name: 'Autorizaciones' })
      await form.getByLabel('Boletín con cambios de norma').check()
      await form.getByRole('button', { name: 'Guardar cambios' }).press('Enter')
      await says(page, 'Cambios guardados')
    },
  },
  {
    name: 'a change of address is refused',
    at: () => '/portal/cuenta',
    run: async (page) => {
      await press(page, 'Cambiar correo')
      await fill(page, 'Correo nuevo', 'otra@ejemplo.test')
      await page
        .getByRole('form', { name: 'Cambiar el correo' })
        .getByLabel('Contraseña actual')
        .fill('no-es-esta')
      await press(page, 'Enviar enlaces')
      await says(page, 'La contraseña actual no es correcta.')
    },
  },
  {
    name: 'a second step is refused',
    at: () => '/portal/cuenta',
    run: async (page) => {
      await press(page, 'Cambiar segundo paso')
      await fill(page, 'Contraseña actual', 'no-es-esta')
      await press(page, 'Configurar la aplicación')
      await says(page, 'La contraseña actual no es correcta.')
    },
  },
  {
    name: 'a person is invited',
    at: () => '/portal/personas',
    run: async (page) => {
      await fill(page, 'Correo electrónico', `${mark}@ejemplo.test`)
      await press(page, 'Enviar invitación')
      await says(page, 'Invitación enviada')
    },
  },
  {
    name: 'an invitation is sent again',
    at: () => '/portal/personas',
    run: async (page) => {
      await press(page, /^Reenviar/)
      await says(page, /Invitación reenviada|No se envió la invitación|No se hizo el cambio/)
    },
  },
  {
    name: 'an invitation is withdrawn',
    at: () => '/portal/personas',
    run: async (page) => {
      await press(page, /^Retirar/)
      await says(page, 'Invitación retirada')
    },
  },
  {
    name: 'the other sessions are closed',
    at: () => '/portal/cuenta',
    run: async (page) => {
      await press(page, 'Cerrar las demás')
      await says(page, 'Sesiones cerradas')
    },
  },
]

async function makeAll(): Promise<Made> {
  const client = await namedClient('foco')
  const { db } = await advisor()
  const thread = randomUUID()
  await db.rpc('begin_thread_as_firm', {
    message: randomUUID(),
    thread,
    client: client.id,
    subject: 'Foco',
    body: 'Hola',
  })
  await client.db.rpc('send_message', { message: randomUUID(), thread, body: 'Buenas tardes' })
  const { id: appointment } = await askFor(client, farDay(9), 9)
  return {
    client,
    thread,
    appointment,
    request: await ask(client, 'Foco', [{ title: 'Extracto' }]),
  }
}

/** Counts the actions and parts of pages that are still under way, which may yet change the page. */
function pendingCalls(page: Page) {
  const pending = new Set<Request>()
  const ended = (request: Request) => void pending.delete(request)
  page.on('request', (request) => {
    const headers = request.headers()
    if ('next-action' in headers || 'rsc' in headers) pending.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => pending.size
}

/**
 * Waits until the page shows all that it will show of an act: no call is under way, the browser is idle, which it is not while
 * React renders, and the time is over in which the page moves a lost focus (`patience` in `components/ui/keep-focus.ts`,
 * counted from the last change).
 */
async function settled(page: Page, pending: () => number): Promise<void> {
  await expect.poll(pending).toBe(0)
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((idle) => requestIdleCallback(idle))
    await new Promise<void>((quiet) => {
      const patience = 60
      const end = () => {
        changes.disconnect()
        quiet()
      }
      let timer = setTimeout(end, 2 * patience)
      const changes = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(end, 2 * patience)
      })
      changes.observe(document.body, { childList: true, subtree: true, attributes: true })
    })
  })
}

async function lostAfter(page: Page, list: readonly Act[], made: Made): Promise<string[]> {
  const pending = pendingCalls(page)
  const lost: string[] = []
  for (const { name, at, run } of list) {
    await page.goto(at(made))
    await test.step(name, () => run(page, made))
    await settled(page, pending)
    if (await page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement)))
      lost.push(name)
  }
  return lost
}

test('the focus is never lost after what a member of the firm does', async ({ page }) => {
  test.setTimeout(300_000)
  const made = await makeAll()
  await enterAsAdmin(page)
  expect(await lostAfter(page, acts, made)).toEqual([])
  await leave(made.client)
})

test('the focus is never lost after what a client does', async ({ page }) => {
  test.setTimeout(300_000)
  const made = await makeAll()
  await enterAs(page, made.client)
  expect(await lostAfter(page, clientActs, made)).toEqual([])
  await leave(made.client)
})
