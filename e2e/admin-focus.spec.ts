import { agenda } from '@/content/appointment-agenda'
import { leave } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { answer, fill, lostAfter, makeAll, mark, press, says, type Act, type Made } from './support/focus'
import { enterAsAdmin } from './support/members'

const ofClient = ({ client }: Made) => `/admin/clientes/${client.id}`
const card = (made: Made) => `${ofClient(made)}?ver=ficha`
const inThread = ({ thread }: Made) => `/admin/mensajes/${thread}`
const answers = () => '/admin/mensajes/respuestas'

const acts: Act<Made>[] = [
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

test('the focus is never lost after an action of a member', async ({ page }) => {
  const made = await makeAll()
  await enterAsAdmin(page)
  expect(await lostAfter(page, acts, made)).toEqual([])
  await leave(made.client)
})
