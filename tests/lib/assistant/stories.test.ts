import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const ask = (text: string) => replyTo(text, { name: null, folder: null })

test.each([
  [
    'somebody asks for money in the name of the firm',
    'me llego un correo diciendo que son ustedes y que consigne 480.000 a un nequi, es estafa?',
    /No pagues/,
  ],
  [
    'a widow whom somebody asks to sign',
    'mi esposo murio y hoy llego un señor de la dian con unos papeles para firmar, nos quitan la casa?',
    /no firmes nada/,
  ],
  [
    'a partner who took money',
    'mi socio saco 60 millones de la cuenta sin avisarme y soy el representante legal, que hago',
    /dos firmas/,
  ],
  [
    'a forged signature',
    'mi contador me falsifico la firma en unas declaraciones y la dian me cobra',
    /se corta el acceso/,
  ],
  [
    'years without a return and a house',
    'no declare renta en 2021, 2022 y 2023, me van a embargar la casa?',
    /no trae un embargo de un día para otro/,
  ],
  [
    'books that nobody keeps',
    'mi contadora se fue en julio y nadie ha hecho nada, no se si se presento el iva, tengo las facturas en una caja, ustedes reciben eso',
    /sí lo recibimos así/,
  ],
  [
    'a pregnant employee',
    'una trabajadora me aviso que esta embarazada y se le vence el contrato a termino fijo, puedo terminarle',
    /permiso del Ministerio/,
  ],
  [
    'debts and employees',
    'estoy desesperado debo 80 millones a proveedores y a la dian, tengo 6 empleados y no se si cerrar',
    /antes de cerrar hay un orden/,
  ],
])('the chat stays calm, says what to do today and gives a phone number: %s', async (_, message, answer) => {
  const { text, links } = await ask(message)
  const said = text.join('\n')
  expect(said).toMatch(answer)
  expect(said).toMatch(/^(?:Con calma|Lamento|No pagues|No la termines)/)
  expect(said).not.toMatch(/desde \$/)
  expect(links.some(({ href }) => href.startsWith('tel:'))).toBe(true)
})

test('a message about the accountant’s death is answered with condolences before the date', async () => {
  const said = (
    await ask('mi contador se murio y nadie sabe las claves de la dian, hay que presentar iva en enero')
  ).text.join('\n')
  expect(said).toMatch(/^Lamentamos la pérdida[^]*enero de 2027/)
})

test('everything due until a named month is listed for the digit in the message', async () => {
  const said = (
    await ask(
      'cuales son todos los impuestos que tengo que presentar de aqui a enero, responsable de iva bimestral, nit termina en 61',
    )
  ).text.join('\n')
  expect(said).toMatch(/IVA bimestral[^]*noviembre de 2026[^]*diciembre de 2026[^]*ICA/)
})

test('the last digit of a partly hidden NIT is found', async () => {
  expect(
    (await ask('fechas retefuente noviembre 2026 nit 901xxxx-8 el ultimo antes del guion es 2')).text.join(
      '\n',
    ),
  ).toMatch(/terminado en 2:/)
})

test('somebody who withheld nothing is not told of a crime', async () => {
  const said = (await ask('debo presentar retencion este mes si no le retuve a nadie')).text.join('\n')
  expect(said).toMatch(/no se presenta esa declaración/)
  expect(said).not.toMatch(/delito/)
})
