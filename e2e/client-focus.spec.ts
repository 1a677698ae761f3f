import { leave, namedClient } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { fill, lostAfter, mark, press, says, type Act } from './support/focus'
import { enterAs } from './support/members'

const acts: Act<void>[] = [
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

test('the focus is never lost after an action of a client', async ({ page }) => {
  const client = await namedClient('foco')
  await enterAs(page, client)
  expect(await lostAfter(page, acts, undefined)).toEqual([])
  await leave(client)
})
